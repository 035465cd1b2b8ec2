import { randomBytes } from 'node:crypto';

/** Bytes of the longest message: 5,000 characters (decisions, "The backend function") of up to four bytes. */
const LONGEST_MESSAGE = 20_000;

/** A text as large as the longest message, another each time and hard to compress, so that it is really written. */
export function probePadding(): string {
  return randomBytes(LONGEST_MESSAGE / 2).toString('hex');
}
