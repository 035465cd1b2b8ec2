/** A line of the table above the message. */
export type MailField = readonly [label: string, value: string];

interface HtmlMail {
  fields: readonly MailField[];
  /** The visitor's message, with line breaks. */
  words: string;
  /** The language of the page it was sent from. */
  language: string;
  /** Below the message. */
  footer: string;
}

/**
 * The mail as HTML, because plain text cannot carry the direction of Arabic, Farsi and Hebrew. It is escaped text only:
 * no links, no styles, nothing to fetch.
 */
export function mailHtml({ fields, words, language, footer }: HtmlMail): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title></title></head><body>',
    '<table>',
    ...fields.map(
      ([label, value]) =>
        `<tr><th align="left">${escaped(label)}</th><td dir="auto">${escaped(value)}</td></tr>`,
    ),
    '</table>',
    `<div lang="${escaped(language)}">`,
    // Each line has its own direction, as in plain text.
    ...words.split('\n').map((line) => `<div dir="auto">${escaped(line) || '<br>'}</div>`),
    '</div>',
    `<p>${escaped(footer)}</p>`,
    '</body></html>',
    '',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
