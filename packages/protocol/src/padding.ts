const EMPTY = ',"pad":""'.length;

/** In bytes, for what goes both ways: more than any move, and any answer to one, takes. */
export const PADDED = 512;

/** How long a text is on the wire. */
export function bytesOf(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) bytes += 1;
    // Half of a pair, of which the whole takes four.
    if (unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff)) bytes += 1;
  }
  return bytes;
}

/**
 * The same message, so many bytes long, or twice as many, or four times, if it needs more: whoever listens on the line sees
 * how long a message is, and must not see by that what it says. What fills it is read by nobody.
 */
export function padded(message: string, size: number): string {
  const missing = size - bytesOf(message) - EMPTY;
  if (missing < 0) return padded(message, size * 2);
  return `${message.slice(0, -1)},"pad":"${'.'.repeat(missing)}"}`;
}
