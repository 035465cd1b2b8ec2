import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Dictionary } from './language/dictionary.ts';
import { LanguageProvider, useLanguage } from './language/use-language.ts';
import { PageContext, usePage, type SiteData } from './page-context.ts';

/** Each edit of the content or of a translation brings new objects, and the old ones go with what was made from them. */
const rendered = new WeakMap<SiteData['common'], WeakMap<Dictionary['byText'], Map<string, string>>>();

/**
 * A part of a page that is the same for all queries of its address. The page without a query renders it as any other part;
 * for the endlessly many pages with one it is rendered once in each language.
 */
export function RenderedOnce({ children }: { children: ReactNode }) {
  const page = usePage();
  const language = useLanguage();
  if (page.search.size === 0) return children;
  const { common } = page.site;
  const { byText } = language.dictionary;
  const ofContent = rendered.get(common) ?? new WeakMap<Dictionary['byText'], Map<string, string>>();
  const ofLanguage = ofContent.get(byText) ?? new Map<string, string>();
  rendered.set(common, ofContent.set(byText, ofLanguage));
  const key = `${language.code} ${language.hasLanguagePrefix} ${page.path}`;
  const html =
    ofLanguage.get(key) ??
    renderToStaticMarkup(
      <LanguageProvider value={language}>
        <PageContext value={page}>{children}</PageContext>
      </LanguageProvider>,
    );
  ofLanguage.set(key, html);
  return <div className="island" dangerouslySetInnerHTML={{ __html: html }} />;
}
