import type { answer, Answer } from '../../app/entry.server.tsx';
import type { LanguageCode } from '../../app/language/languages.ts';
import type { SiteServices } from '../services.ts';
import { pageServices } from './page-services.ts';
import { phrasesSaidLater } from './said-later.ts';

/** What `app/entry.server.tsx` exports: built in production, as it stands in development. */
export interface SiteBuild {
  /** Answers whatever is neither a file nor a call. */
  answer: typeof answer;
}

/** Gives the build to serve now: always the same in production, the newest in development. */
export type GetBuild = () => Promise<SiteBuild>;

export interface Rendered extends Answer {
  /** What the page says, from the English to its language; empty when that is English. */
  heard: ReadonlyMap<string, string>;
}

/** Lets the site answer a request in a language. */
export function pageRenderer(services: SiteServices, getBuild: GetBuild) {
  const saidLater = phrasesSaidLater();

  return async (
    request: Request,
    language: LanguageCode,
    options: { limited: boolean },
  ): Promise<Rendered> => {
    const heard = new Map<string, string>();
    const build = await getBuild();
    const answered = await build.answer(request, {
      ...pageServices(services, language, options),
      listener: { heard, saidLater },
    });
    return { ...answered, heard };
  };
}
