/** The fields that decide when visitors see an article, a page of blocks or a card. */
export interface Publishing {
  draft?: boolean | undefined;
  /** The first day, such as `2026-11-26`. Empty: no such day, so it is published. */
  published?: string | undefined;
}

/** Replaces a wrong day, so that nothing meant for a later day is published today. */
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
