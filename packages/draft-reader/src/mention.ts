import type { Role } from './roles.ts';
import type { Figured } from './token.ts';
import type { Sign } from './words.ts';

/** A figure and what it is in its sentence. */
export interface Mention {
  /** Index among the tokens of the draft. */
  at: number;
  token: Figured;
  role: Role;
  /** Where the words say that it went. */
  sign: Sign | undefined;
  /** Whether it is an amount per share. */
  isPerShare: boolean;
  /** Whether the words before it speak of a loss, or of a profit. */
  isLoss: boolean | undefined;
}

export function isMove({ role }: Mention): boolean {
  return role === 'change' || role === 'difference';
}
