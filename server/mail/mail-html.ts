import type { MailFact } from './mail-text.ts';

interface HtmlMail {
  facts: readonly MailFact[];
  /** The visitor's words, in lines. */
  words: string;
  /** Of the visitor's words, as far as the page's language tells. */
  language: string;
  /** What stands below the words. */
  footer: string;
}

/**
 * The mail as HTML, for the sake of scripts that run from right to left: plain text has no direction. Everything in
 * it is escaped text; there is no link, no style and nothing to fetch.
 */
export function mailHtml({ facts, words, language, footer }: HtmlMail): string {
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title></title></head><body>',
    '<table>',
    ...facts.map(
      ([label, value]) =>
        `<tr><th align="left">${escaped(label)}</th><td dir="auto">${escaped(value)}</td></tr>`,
    ),
    '</table>',
    `<div lang="${escaped(language)}">`,
    // Each line finds its own direction, as in a plain text.
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
