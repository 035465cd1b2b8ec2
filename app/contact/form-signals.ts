/**
 * What travels beside a contact message so that the server can tell a person from a script
 * (decisions, "The backend function"). In the header `X-Form-Signals` it reads `trap=1; seconds=42`;
 * without JavaScript the honeypot travels as the form field {@link TRAP_FIELD}.
 */
export interface FormSignals {
  /** Whether the field that people cannot see was filled in. */
  trap: boolean;
  /** Whole seconds between opening the site and sending the form; absent when nobody measured. */
  seconds?: number;
}

export const SIGNALS_HEADER = 'X-Form-Signals';

/** Name of the honeypot field: plausible to a script, unknown to browsers' autofill. */
export const TRAP_FIELD = 'fax_extension';

export function formatSignals({ trap, seconds }: FormSignals): string {
  const parts = [`trap=${trap ? 1 : 0}`];
  if (seconds !== undefined) parts.push(`seconds=${Math.max(0, Math.round(seconds))}`);
  return parts.join('; ');
}

/** Reads the header's value. Anything it does not understand counts as not sent. */
export function parseSignals(header: string | null | undefined): FormSignals | undefined {
  if (!header) return undefined;
  const pairs = new Map(
    header.split(';').map((part) => {
      const [name = '', value = ''] = part.split('=', 2).map((text) => text.trim());
      return [name, value] as const;
    }),
  );
  const trap = pairs.get('trap');
  if (trap !== '0' && trap !== '1') return undefined;
  const seconds = pairs.get('seconds');
  return seconds !== undefined && /^\d{1,9}$/.test(seconds)
    ? { trap: trap === '1', seconds: Number(seconds) }
    : { trap: trap === '1' };
}
