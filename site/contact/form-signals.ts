import { readAttribution, type Attribution } from './attribution.ts';
import { isLanguageCode, type LanguageCode } from '../language/languages.ts';

/**
 * Sent with a contact message: signs of automation (decision 011), the language of the page, and how the visitor came.
 * The header `X-Form-Signals` looks like `trap=1; seconds=42; language=de; attribution=utm_source=news&utm_term=ipo`.
 * Without JavaScript the honeypot is sent as the form field {@link TRAP_FIELD}.
 */
export interface FormSignals {
  /** Whether the honeypot, which people cannot see, was filled in. */
  trap: boolean;
  /** Whole seconds between loading the document and sending the form; absent without JavaScript. */
  seconds?: number;
  /** The language of the page. */
  language?: LanguageCode;
  /** Absent unless the visitor has accepted measuring. */
  attribution?: Attribution;
}

export const SIGNALS_HEADER = 'X-Form-Signals';

/** Name of the honeypot field: plausible to bots, unknown to browser autofill. */
export const TRAP_FIELD = 'fax_extension';

export function formatSignals({ trap, seconds, language, attribution }: FormSignals): string {
  const parts = [`trap=${trap ? 1 : 0}`];
  if (seconds !== undefined) parts.push(`seconds=${Math.max(0, Math.round(seconds))}`);
  if (language !== undefined) parts.push(`language=${language}`);
  if (attribution !== undefined) {
    // Another script may have stored more than the site did.
    const known = readAttribution(new URLSearchParams(attribution));
    // Has no semicolon and ASCII only.
    parts.push(`attribution=${new URLSearchParams(known)}`);
  }
  return parts.join('; ');
}

/** Parses the header. Undefined without a valid `trap`; other invalid parts are left out. */
export function parseSignals(header: string | null | undefined): FormSignals | undefined {
  if (!header) return undefined;
  const pairs = new Map(
    header.split(';').map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim(), value.join('=').trim()] as const;
    }),
  );
  const trap = pairs.get('trap');
  if (trap !== '0' && trap !== '1') return undefined;
  const seconds = pairs.get('seconds') ?? '';
  const language = pairs.get('language');
  const attribution = pairs.get('attribution');
  return {
    trap: trap === '1',
    ...(/^\d{1,9}$/.test(seconds) && { seconds: Number(seconds) }),
    ...(isLanguageCode(language) && { language }),
    ...(attribution && { attribution: readAttribution(new URLSearchParams(attribution)) }),
  };
}
