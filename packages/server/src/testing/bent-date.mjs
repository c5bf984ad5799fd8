// Loaded before a server that a test starts (`node --import`), it stands for somebody who sets the wall clock: Date is off by as many
// milliseconds as the file BENT_BY says.
import { readFileSync } from 'node:fs';

const file = process.env['BENT_BY'] ?? '';
const Real = Date;

class Bent extends Real {
  /** @param {unknown[]} given */
  constructor(...given) {
    // @ts-expect-error: whatever a date is made of
    super(...(given.length === 0 ? [Bent.now()] : given));
  }

  /** @override */
  static now() {
    return Real.now() + Number(readFileSync(file, 'utf8'));
  }
}

Object.assign(globalThis, { Date: Bent });
