import { DEFAULT_LANGUAGE } from '../site/language/languages.ts';
import type { PageServices } from '../site/page-module.ts';
import type { Content } from '../site/schemas.ts';
import type { SiteBuild } from '../server/render/pages.ts';

/** The HTML of a page in English, from a snapshot, without the site's script. */
export function htmlOf(
  { renderPage }: Pick<SiteBuild, 'renderPage'>,
  path: string,
  content: Content,
): string {
  const request = { path, language: DEFAULT_LANGUAGE, hasLanguagePrefix: false };
  return renderPage(request, servicesOf(content, 'http://site.example'), { script: ['', ''] }).html;
}

/** The services for a page that a program renders from a snapshot: nobody posts to it, and it may fail on purpose. */
export function servicesOf(content: Content, origin: string): PageServices {
  return {
    content,
    origin,
    backend: { url: '', key: '' },
    reportUntranslated: () => {},
    reportFailure: () => {},
    sendMessage: () => Promise.resolve({ kind: 'accepted' }),
  };
}
