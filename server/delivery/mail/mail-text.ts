import { domainToASCII } from 'node:url';
import type { MailSettings } from '../../settings/settings.ts';
import type { ReceivedMessage } from '../../store/store.ts';
import { headerText, plainLines } from '../../store/visitor-text.ts';

/**
 * The mail that brings a visitor's message to the operator, in English, as plain text.
 *
 * From is our own address: with the visitor's, DMARC (RFC 7489) would have the mail refused. Reply-To is the visitor.
 * Message-ID and Date are the message's own and the same at every attempt, so that mail programs recognize a mail that
 * arrives twice. Auto-Submitted (RFC 3834) keeps the team's out-of-office replies from visitors; where the visitor
 * typed the team's own address, a reply would answer itself without end, so there is no Reply-To. Mail programs show
 * the name alone, so one that looks like an address, which may be a colleague's, is in no header.
 */
export function composeMail(message: ReceivedMessage, { from, to }: Pick<MailSettings, 'from' | 'to'>) {
  const name = headerText(`${message.firstName} ${message.lastName}`);
  const company = headerText(message.company);
  const isOwn = [from.address, ...to].some((own) => own.toLowerCase() === message.email.toLowerCase());
  const shown = withoutAddress(name);
  const replyTo =
    isSafeAddress(message.email) && !isOwn ? { name: shown, address: message.email } : undefined;
  const shownCompany = withoutAddress(company);
  return {
    from,
    to,
    replyTo,
    subject: `Website message from ${shown || headerText(message.email)}${shownCompany && ` (${shownCompany})`}`,
    text: body(message, name, company, replyTo ? `A reply to this mail goes to ${message.email}.` : NO_REPLY),
    messageId: `<${message.id}@${domainOf(from.address)}>`,
    date: new Date(message.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

const NO_REPLY = 'A reply to this mail does not go to the visitor: write to the address above.';

/** The domain in ASCII, as mail servers spell it. */
export function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

/** Also matches the full-width @ of East Asian keyboards and the small @. */
function withoutAddress(name: string): string {
  return /[@＠﹫]/.test(name) ? '' : name;
}

/** Mail readers decode encoded words in addresses, although RFC 2047 (section 5) forbids it. */
function isSafeAddress(address: string): boolean {
  return !address.includes('=?');
}

function body(message: ReceivedMessage, name: string, company: string, reply: string): string {
  const fields = {
    Name: name,
    Email: message.email,
    Company: company || '(not given)',
    'Company type': COMPANY_TYPES[message.companyType],
    Language: `${LANGUAGE_NAMES.of(message.language)} (${message.language})`,
    ...(message.page && { Page: message.page }),
    ...message.attribution,
    Received: new Date(message.receivedAt).toUTCString(),
    Message: message.id,
  };
  const head = Object.entries(fields).map(([label, value]) => `${label}:`.padEnd(14) + value);
  const footer = `Sent through the contact form of the website. ${reply}`;
  return [...head, '', plainLines(message.message), '', '-- ', footer, ''].join('\n');
}

const COMPANY_TYPES: Record<ReceivedMessage['companyType'], string> = {
  public: 'Public company',
  private: 'Private company',
  'pre-ipo': 'Pre-IPO company',
  '': '(not given)',
};

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language' });
