import { expect, test } from 'vitest';
import { withLinks } from './links.ts';

test.each([
  ['[Words](/about), [these](/about#team) and [those](/about "A title").'],
  ['[Words](</about>) and [those](</about#team>).'],
  ['[Words]( /about ), [](/about), [words]( </about> ) and [those](/about).'],
  ['| Words |\n| --- |\n| [Words](/about) |\n\n> - [Words](/about)\n>   [more](/about)'],
  ['[Words][us]\n\n[us]: /about\n[them]: </about?q=1> "A title"'],
])('every link of a text follows its page: %s', (body) => {
  const document = `---\ntitle: About /about\n---\n\n${body}\n\nNot [this](/about-us), nor /about.\n`;
  expect(withLinks('articles/a.md', document, '/about', '/us')).toBe(
    document.replace(body, body.replaceAll('/about', '/us')),
  );
});

test('code and words stay, and an address is taken as it is', () => {
  const document = (link: string) =>
    `---\ntitle: A\n---\n\n\`[a](/about)\` [/about](${link})\n\n\`\`\`\n[a](/about)\n[a]: /about\n\`\`\`\n\n[/about]: ${link}\n`;
  expect(withLinks('articles/a.md', document('/about'), '/about', '/$&')).toBe(document('/$&'));
  expect(withLinks('faq.json', '{ "link": "/about#team" }', '/about', '/$&')).toBe('{ "link": "/$&#team" }');
});
