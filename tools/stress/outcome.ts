/** What came of a fault. */
export interface Outcome {
  /** For a person, in one line. */
  seen: string;
  /** Whether the site stood it as it must. */
  isHeld: boolean;
}

/** Mail settings for a mail server of the tests. */
export function mailSettings(smtpUrl: string) {
  return { SMTP_URL: smtpUrl, MAIL_TO: 'team@site.example', MAIL_FROM: 'site@site.example' };
}

/** `3,806 × 503`, or `none`. */
export function refusals(refused: Readonly<Record<string, number>>): string {
  const counts = Object.entries(refused).map(
    ([status, times]) => `${times.toLocaleString('en')} × ${status}`,
  );
  return counts.join(', ') || 'none';
}
