import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqPage } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

const facts = faqPage([{ question: 'Is </script><b> a tag & "so"?', answer: 'Yes.' }]);

test('stands in the HTML of the server as a block that ends where it should', () => {
  const html = renderToString(<StructuredData facts={facts} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Is </script><b> a tag & "so"?' }],
  });
});

test('without facts there is no block', () => {
  expect(renderToString(<StructuredData facts={faqPage([])} />)).toBe('');
});
