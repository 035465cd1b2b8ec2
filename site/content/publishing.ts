/** What decides when visitors see an article, a page of blocks or a card. */
export interface Publishing {
  draft?: boolean | undefined;
  /** The first day, such as `2026-11-26`. Empty: it has none, and is out. */
  published?: string | undefined;
}

/** Replaces a day that is wrong: what was meant for a later day must not be published today. */
export const NEVER = '9999-12-31';

/** @param today in New York */
export function isOut({ draft = false, published = '' }: Publishing, today: string): boolean {
  return !draft && published <= today;
}

/** Swedish dates are ISO dates. */
const NEW_YORK = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

/**
 * The day in New York, whose markets the site follows: `2026-11-26`.
 * @param time in Unix milliseconds
 */
export function newYorkDay(time: number): string {
  return NEW_YORK.format(time);
}
