const POLYNOMIAL = 0xedb88320;

/** Of a text in plain letters. It notices a slip of the hand; nobody is kept from writing a code of their own. */
export function crc32(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ ((sum & 1) * POLYNOMIAL);
  }
  return (~sum >>> 0).toString(36);
}
