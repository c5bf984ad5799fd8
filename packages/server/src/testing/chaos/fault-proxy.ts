import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What happens to a line: it is slow, it breaks, it loses what was last said and then breaks, or it is dead and looks alive. */
export const LINE_FAULTS = ['slow', 'cut', 'swallow', 'freeze'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** In milliseconds. */
const SWALLOWS_FOR = 300;
const HALF_OPEN_FOR = 8000;

/** Stands between devices and the server, and does to their lines what networks do. */
export class FaultProxy {
  readonly #server: Server;
  readonly #wires = new Set<Wire>();

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(to: number): Promise<FaultProxy> {
    const server = createServer({ noDelay: true });
    const proxy = new FaultProxy(server);
    server.on('connection', (client) => {
      const wire = new Wire(client, connect({ port: to, host: '127.0.0.1', noDelay: true }), () =>
        proxy.#wires.delete(wire),
      );
      proxy.#wires.add(wire);
    });
    server.listen(0, '127.0.0.1', 4096);
    await once(server, 'listening');
    return proxy;
  }

  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Does this to the lines that are chosen; says how many they were. */
  harm(how: LineFault, chosen: () => boolean, ms: number): number {
    const harmed = [...this.#wires].filter(chosen);
    for (const wire of harmed) wire.harm(how, ms);
    return harmed.length;
  }

  close(): void {
    this.#server.close();
    for (const wire of this.#wires) wire.harm('cut', 0);
  }
}

/** One line through the proxy: what comes in at one end goes out at the other. */
class Wire {
  readonly #ends: readonly [client: Socket, server: Socket];
  #delay = 0;
  #dead = false;

  constructor(client: Socket, server: Socket, gone: () => void) {
    this.#ends = [client, server];
    this.#join(client, server);
    this.#join(server, client);
    server.once('close', gone);
  }

  #join(from: Socket, to: Socket): void {
    from.on('error', () => {});
    from.on('data', (chunk: Buffer) => this.#pass(chunk, to));
    from.on('close', () => this.#closed(to));
  }

  /** Always after what came before it: a line that is slow once stays so. */
  #pass(chunk: Buffer, to: Socket): void {
    if (this.#dead) return;
    if (this.#delay === 0) to.write(chunk);
    else setTimeout(() => void (this.#dead || to.destroyed || to.write(chunk)), this.#delay);
  }

  /** On a dead line the one end does not hear for a while that the other has hung up. */
  #closed(other: Socket): void {
    setTimeout(() => other.destroy(), this.#dead ? HALF_OPEN_FOR : this.#delay);
  }

  harm(how: LineFault, ms: number): void {
    if (how === 'slow') this.#delay = Math.max(this.#delay, ms);
    if (how === 'cut') for (const end of this.#ends) end.destroy();
    if (how === 'swallow' || how === 'freeze') this.#dead = true;
    if (how === 'swallow') setTimeout(() => this.harm('cut', 0), SWALLOWS_FOR);
  }
}
