import { existsSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Everything from here and nowhere else. Over plain http on a home network too, so nothing is upgraded to https. */
export const registerHeaders = async (app: FastifyInstance): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Components position things by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    // Both are ignored, with a warning in the console, where there is no https.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  // What the server says of a table holds for this moment, and may be a token.
  app.addHook('onRequest', async ({ url }, reply) => {
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
};

const YEAR = 31_536_000;
const NOT_BUILT = 'The web client is not built here. "npm start" builds it.\n';

/** The web client. Its own paths, such as /t/ABCD, all answer with the one page. */
export async function registerPages(app: FastifyInstance, webDir: string): Promise<void> {
  const built = existsSync(join(webDir, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const forever = /[\\/]assets[\\/]/.test(path);
        reply.header('cache-control', forever ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' && !/^\/api(\/|$)|[.][a-z0-9]+$/i.test(request.url.split('?', 1)[0] ?? '');
    if (!wantsPage) return reply.status(404).send({ error: 'noSuchRoom' });
    if (!built) return reply.status(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    return reply.sendFile('index.html');
  });
}
