import { isLanguageCode, type LanguageCode } from '../language/languages.ts';

/**
 * What travels beside a contact message: what tells a person from a script, and the language of the page
 * (decisions, "The backend function"). In the header `X-Form-Signals` it reads `trap=1; seconds=42; language=de`;
 * without JavaScript the honeypot travels as the form field {@link TRAP_FIELD}.
 */
export interface FormSignals {
  /** Whether the field that people cannot see was filled in. */
  trap: boolean;
  /** Whole seconds between opening the site and sending the form; absent when nobody measured. */
  seconds?: number;
  /** The language that the visitor reads the page in. */
  language?: LanguageCode;
}

export const SIGNALS_HEADER = 'X-Form-Signals';

/** Name of the honeypot field: plausible to a script, unknown to browsers' autofill. */
export const TRAP_FIELD = 'fax_extension';

export function formatSignals({ trap, seconds, language }: FormSignals): string {
  const parts = [`trap=${trap ? 1 : 0}`];
  if (seconds !== undefined) parts.push(`seconds=${Math.max(0, Math.round(seconds))}`);
  if (language !== undefined) parts.push(`language=${language}`);
  return parts.join('; ');
}

/** Reads the header's value. Without a readable `trap` nothing counts; any other part that is not understood is left out. */
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
  const seconds = pairs.get('seconds') ?? '';
  const language = pairs.get('language');
  return {
    trap: trap === '1',
    ...(/^\d{1,9}$/.test(seconds) && { seconds: Number(seconds) }),
    ...(isLanguageCode(language) && { language }),
  };
}
