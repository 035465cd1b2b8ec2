import { createContext, use } from 'react';
import type { Backend } from './backend/send-contact-email.ts';
import type { Posted } from './contact/posted-form.ts';
import type { TranslatedPage } from './content/files/page.ts';
import type { Content } from './schemas.ts';
import type { Texts } from './texts.ts';

/** The inputs that a page is rendered from. Only the server renders pages. */
export interface PageState {
  /** The path without a language. */
  path: string;
  /** The query parameters that the page reads. */
  search: URLSearchParams;
  /** The content as written, in English. */
  content: Content;
  /** The content in the language of the page. */
  texts: Texts;
  /** Origin of canonical URLs, without a trailing slash. */
  origin: string;
  backend: Backend;
  /** The outcome of a form that was posted without JavaScript. */
  posted?: Posted | undefined;
}

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = use(PageContext);
  if (!page) throw new Error('A page must be rendered within a PageContext');
  return page;
}

/** A content file in the language of the page, always complete. */
export function useContent<Name extends keyof Texts['files']>(name: Name): Texts['files'][Name] {
  return usePage().texts.files[name];
}

/** A content file in English, for islands, which translate it themselves. */
export function useEnglishContent<Name extends keyof Texts['files']>(name: Name): Content[Name] {
  return usePage().content[name];
}

/** Whether a content file can be shown; otherwise it has its built-in values. */
export function useIsThere(name: keyof Texts['files']): boolean {
  return !usePage().content.failures.has(`${name}.json`);
}

/** URL of the external scheduling page, for every Book A Demo link. */
export function useDemoLink(): string {
  return useEnglishContent('contact').consultation.calendly_link;
}

/** The page of content/pages/ that is shown, in the language of the page. */
export function useContentPage(): TranslatedPage {
  const { texts, path } = usePage();
  const page = texts.pageAt(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}
