/** Text as few letters that can be pasted anywhere. */
export async function packed(text: string): Promise<string> {
  const bytes = await gathered(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), Infinity);
  const letters = btoa(Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join(''));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The object that was packed; nothing where it is none, or longer than `most` bytes: a short code may unpack without end. */
export async function unpacked(letters: string, most: number): Promise<object | undefined> {
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await gathered(stream, most);
    if (text === undefined) return undefined;
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function gathered(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > most) {
      void reader.cancel();
      return undefined;
    }
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
