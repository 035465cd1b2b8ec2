import type { Verdict } from '../channel.ts';

/** What nodemailer's errors carry (nodemailer 10, `errors.ts`). */
export interface SmtpError {
  code?: string;
  /** The server's three-digit reply. */
  responseCode?: number;
}

/** Sorts by the reply's first digit (RFC 5321, 4.2.1) and by what the server was replying to. */
export function smtpVerdict({ code = '', responseCode = 0 }: SmtpError): Verdict {
  // This also holds for a login: 454 is a "temporary authentication failure", not a wrong password.
  if (responseCode >= 400 && responseCode <= 499) return 'later';
  if (LOGIN_REPLIES.has(responseCode)) return 'operator';
  // Bad sequence of commands: a new session may succeed.
  if (responseCode === 503) return 'later';
  // A refusal of the greeting, EHLO or STARTTLS concerns every message.
  if (responseCode >= 500) return MESSAGE_CODES.has(code) ? 'never' : 'operator';
  return SETTINGS_CODES.has(code) ? 'operator' : 'later';
}

/** Login required, method too weak, wrong credentials, encryption required (RFC 4954, 6). */
const LOGIN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** The server refused MAIL FROM, RCPT TO or DATA. */
const MESSAGE_CODES: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** No reply: nodemailer could not log in with SMTP_URL, or could not parse it. */
const SETTINGS_CODES: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG']);
