import type { FormSignals } from '../../../app/contact/form-signals.ts';
import type { ContactMessage } from '../../../app/contact/message.ts';
import type { HeldReason } from '../../messages/store.ts';

/**
 * Seconds after opening the site, rounded by the form: nobody sends it in the first half second, and a form that
 * a browser has filled in by itself may well be sent in the first two.
 */
const FASTEST_PERSON = 1;

/**
 * WordPress holds comments from two links on; a company that writes to us may well name a filing, a release and
 * its own site.
 */
const MANY_LINKS = 4;

/** Ends where the characters of an address end: not every language puts a space behind it. */
const LINK = /(?:https?:\/\/|\bwww\.)[\w.~:/?#[\]@!$&'()*+,;=%-]*/giu;

/**
 * Why a message looks like a robot's work; undefined when nothing speaks against it. What it is written in and
 * who writes it are never a reason: no words, languages, scripts or e-mail providers are suspected.
 */
export function suspicion(message: ContactMessage, signals: FormSignals | undefined): HeldReason | undefined {
  if (signals?.trap) return 'trap';
  if (signals?.seconds !== undefined && signals.seconds < FASTEST_PERSON) return 'too-fast';
  return isAboutLinks(message) ? 'links' : undefined;
}

/** Many links, nothing but links, or one where a person's name belongs. */
function isAboutLinks({ firstName, lastName, company, message }: ContactMessage): boolean {
  const count = linksIn(`${company}\n${message}`);
  if (count >= MANY_LINKS || linksIn(`${firstName} ${lastName}`) > 0) return true;
  return linksIn(message) > 0 && !/\p{L}/u.test(withoutLinks(message));
}

function linksIn(text: string): number {
  return text.match(LINK)?.length ?? 0;
}

/** The text around the links, each of which becomes a space. */
export function withoutLinks(text: string): string {
  return text.replace(LINK, ' ');
}
