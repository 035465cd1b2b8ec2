import { RouterContextProvider } from 'react-router';
import { readAddress } from '../../app/language/address.ts';
import type { LanguageCode } from '../../app/language/languages.ts';
import type { SiteServices } from '../services.ts';
import { pageServices } from './page-services.ts';
import type { GetBuild, Mode } from './render-pages.ts';
import { requestHandlers } from './request-handlers.ts';
import { phrasesSaidLater } from './said-later.ts';

export interface Rendered {
  response: Response;
  /** What the page says, from the English to its language; empty when that is English. */
  heard: ReadonlyMap<string, string>;
}

/** Lets React Router answer a request in a language. */
export function pageRenderer(services: SiteServices, getBuild: GetBuild, mode: Mode) {
  const handlerUnder = requestHandlers(getBuild, mode, services.origin);
  const saidLater = phrasesSaidLater();

  return async (
    request: Request,
    language: LanguageCode,
    options: { limited: boolean },
  ): Promise<Rendered> => {
    const addressed = readAddress(new URL(request.url).pathname).language;
    const { build, handler } = await handlerUnder(addressed);
    const heard = new Map<string, string>();
    const context = new RouterContextProvider();
    context.set(build.entry.module.pageServices, {
      ...pageServices(services, language, options),
      listener: { heard, saidLater },
    });
    return { response: await handler(request, context), heard };
  };
}
