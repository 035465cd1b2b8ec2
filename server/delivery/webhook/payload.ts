import { CONTACT_FIELDS } from '../../../site/contact/contact-fields.ts';
import type { ReceivedMessage } from '../../store/store.ts';
import { oneLine, plainLines } from '../../store/visitor-text.ts';

/**
 * The body of a webhook call, documented in docs/operations.md. `text` and `mrkdwn` are for chats that take Slack's
 * incoming webhooks; they ignore the rest.
 */
export function payloadOf(message: ReceivedMessage) {
  const { id, receivedAt, language, page, attribution } = message;
  const fields = Object.fromEntries(CONTACT_FIELDS.map((field) => [field, message[field]]));
  return {
    type: 'contact.message',
    timestamp: new Date(receivedAt).toISOString(),
    data: { id, ...fields, language, page, attribution },
    text: chatText(message),
    mrkdwn: false,
  };
}

function chatText({ firstName, lastName, email, company, message }: ReceivedMessage): string {
  const name = oneLine(`${firstName} ${lastName}`);
  const from = `Website message from ${name}${company && ` (${oneLine(company)})`}, ${email}`;
  return withoutMentions(escaped(`${from}\n\n${plainLines(message)}`));
}

/** Slack's three control characters (https://docs.slack.dev/messaging/formatting-message-text). */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A zero-width space behind each @ that could begin a name, so that a visitor's `@channel` notifies nobody. */
function withoutMentions(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}._+-])@/gu, '@\u200b');
}
