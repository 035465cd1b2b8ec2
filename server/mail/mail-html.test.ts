import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

/** Every tag that the mail is made of, attributes and all. */
const OWN_MARKUP =
  /<!doctype html>|<html lang="en">|<meta charset="utf-8">|<div lang="fa">|<th align="left">|<(td|div) dir="auto">|<(head|title|body|table|tr|p|br)>|<\/(html|head|title|body|table|tr|th|td|div|p)>/g;

/** What breaks out of text and attributes, in any order. */
const markup = fc
  .array(fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '<script>', '-->', '</div>', 'x', ' ', '\n', 'سلام'))
  .map((parts) => parts.join(''));

it('contains what a visitor typed as text, and only its own markup', () => {
  fc.assert(
    fc.property(markup, markup, (name, words) => {
      const html = mailHtml({ fields: [['Name', name]], words, language: 'fa', footer: name });
      const text = html.replace(OWN_MARKUP, '');
      expect(text).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(html).toContain(
        `<td dir="auto">${name.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`)}`,
      );
    }),
  );
});

it('escapes a language tag in its attribute', () => {
  const html = mailHtml({ fields: [], words: '', language: '"><img src=x>', footer: '' });
  expect(html).toContain('<div lang="&#34;&#62;&#60;img src=x&#62;">');
});

it('gives each line its own direction, and keeps empty ones', () => {
  const html = mailHtml({ fields: [], words: 'سلام\n\nhello', language: 'fa', footer: '' });
  expect(html).toContain(
    '<div lang="fa">\n<div dir="auto">سلام</div>\n<div dir="auto"><br></div>\n<div dir="auto">hello',
  );
});
