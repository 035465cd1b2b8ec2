/**
 * Whose fault a failed attempt is:
 * - `temporary`: try again later. Connection, DNS and TLS faults, time-outs, every 4yz reply, and whatever
 *   is not known here, because trying once more loses nothing.
 * - `permanent`: the server will never take this message.
 * - `operator`: the server takes no message at all from us until somebody mends something.
 */
export type SmtpFault = 'temporary' | 'permanent' | 'operator';

/** What nodemailer's errors carry (nodemailer 10, `errors.ts`). */
export interface SmtpError {
  code?: string;
  /** The server's three-digit reply. */
  responseCode?: number;
}

/** Sorts by the reply's first digit (RFC 5321, 4.2.1) and by what the server was replying to. */
export function classifySmtpFault({ code = '', responseCode = 0 }: SmtpError): SmtpFault {
  // Whatever the command: 454, "temporary authentication failure", is a bad moment and no wrong password.
  if (responseCode >= 400 && responseCode <= 499) return 'temporary';
  if (LOGIN_REPLIES.has(responseCode)) return 'operator';
  // The session got out of step; the same message may go well in a new one.
  if (responseCode === 503) return 'temporary';
  // To a greeting, EHLO or STARTTLS it says that the server wants nothing of us, whatever the message.
  if (responseCode >= 500) return MESSAGE_CODES.has(code) ? 'permanent' : 'operator';
  return SETTINGS_CODES.has(code) ? 'operator' : 'temporary';
}

/** Login required, method too weak, wrong credentials, encryption required (RFC 4954, 6). */
const LOGIN_REPLIES: ReadonlySet<number> = new Set([530, 534, 535, 538]);

/** The server refused MAIL FROM, RCPT TO or DATA. */
const MESSAGE_CODES: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);

/** Without a reply: nodemailer could not log in with what SMTP_URL says, or could not make sense of it. */
const SETTINGS_CODES: ReadonlySet<string> = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG']);
