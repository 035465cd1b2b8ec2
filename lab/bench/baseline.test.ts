import { expect, test } from 'vitest';
import { baselinePage } from './baseline.ts';

test('a baseline page has the words of a page in its elements, without what styles, moves or hides them', () => {
  const html = baselinePage(
    `<!DOCTYPE html><html lang="ar" dir="rtl" class="dark"><head><title>A &amp; B</title><style>p{}</style></head>
<body><a class="skip" href="#m">Skip</a><h1 class="big">One.</h1><p>Two<span class="vh"> hidden</span></p><script>x()</script></body></html>`,
    '/ar',
  );
  expect(html).toContain('<html lang="ar" dir="rtl"><head><title>A &amp; B</title><link rel="icon"');
  expect(html).toContain('6.25rem');
  expect(html).toContain('<body><h1>One.</h1><p>Two</p></body>');
});
