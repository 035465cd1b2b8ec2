import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { faqPage } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

const data = faqPage([{ question: 'Is </script><b> a tag & "so"?', answer: 'Yes.' }]);

test('is one intact script element in HTML from the server, even when a text contains </script>', () => {
  const html = renderToString(<StructuredData data={data} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Is </script><b> a tag & "so"?' }],
  });
});

test('renders nothing without data', () => {
  expect(renderToString(<StructuredData data={faqPage([])} />)).toBe('');
});
