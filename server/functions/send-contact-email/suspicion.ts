import type { FormSignals } from '../../../site/contact/form-signals.ts';
import type { ContactMessage } from '../../../site/contact/message.ts';
import type { HeldReason } from '../../store/store.ts';

/**
 * Seconds after opening the page, rounded by the form. Nobody sends a form in the first half second, but a form filled
 * in by the browser may well be sent within two.
 */
const FASTEST_PERSON = 1;

/**
 * WordPress holds comments with two links; a company that writes to us may link a filing, a release and its own site.
 */
const MANY_LINKS = 4;

/** Matches characters of URLs only, because not every language puts a space behind a link. */
const LINK = /(?:https?:\/\/|\bwww\.)[\w.~:/?#[\]@!$&'()*+,;=%-]*/giu;

/**
 * Why a message looks automated; undefined when it does not. Words, language, script and email provider are never a
 * reason.
 */
export function suspicion(message: ContactMessage, signals: FormSignals | undefined): HeldReason | undefined {
  if (signals?.trap) return 'trap';
  if (signals?.seconds !== undefined && signals.seconds < FASTEST_PERSON) return 'too-fast';
  return isAboutLinks(message) ? 'links' : undefined;
}

/** Many links, nothing but links, or a link in the name. */
function isAboutLinks({ firstName, lastName, company, message }: ContactMessage): boolean {
  const count = linksIn(`${company}\n${message}`);
  if (count >= MANY_LINKS || linksIn(`${firstName} ${lastName}`) > 0) return true;
  return linksIn(message) > 0 && !/\p{L}/u.test(withoutLinks(message));
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** The text with a space in place of each link. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, ' ');
}
