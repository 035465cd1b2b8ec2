import { untranslated } from '../../language/text.ts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EMPTY_DICTIONARY } from '../../language/dictionary.ts';
import { LanguageProvider } from '../../language/use-language.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { breadcrumbs, faqPage, type Thing } from './schema-org.ts';
import { StructuredData } from './structured-data.tsx';

const QUESTIONS = faqPage([
  { question: untranslated('Is </script><b> a tag & "so"?'), answer: untranslated('Yes.') },
]);

function render(data: Thing | undefined, code: LanguageCode = 'en'): string {
  const language = { code, dictionary: EMPTY_DICTIONARY, hasLanguagePrefix: false, values: { brand: '' } };
  return renderToString(
    <LanguageProvider value={language}>
      <StructuredData data={data} />
    </LanguageProvider>,
  );
}

const sent = (html: string) =>
  JSON.parse(/^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html)?.[1] ?? '');

test('is one intact script element in HTML from the server, even when a text contains </script>', () => {
  expect(sent(render(QUESTIONS))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [{ '@type': 'Question', name: 'Is </script><b> a tag & "so"?' }],
  });
});

test('a work says its language, and a breadcrumb trail does not', () => {
  expect(sent(render(QUESTIONS, 'no'))).toMatchObject({ inLanguage: 'nb' });
  expect(sent(render(breadcrumbs('', []), 'no'))).not.toHaveProperty('inLanguage');
});
