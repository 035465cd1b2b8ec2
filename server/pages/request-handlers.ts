import { createRequestHandler, type RequestHandler } from 'react-router';
import { addressIn } from '../../app/language/address.ts';
import type { LanguageCode } from '../../app/language/languages.ts';
import type { GetBuild, Mode, SiteBuild } from './render-pages.ts';

/**
 * React Router's handlers, kept: each goes through all routes when it is made.
 * @param origin the site's own: behind a proxy that speaks https a form comes from there, not from the address
 * that this server was called by, and React Router would refuse it as another site's.
 */
export function requestHandlers(getBuild: GetBuild, mode: Mode, origin: string) {
  const allowedActionOrigins = [new URL(origin).host];
  const handlers = new WeakMap<SiteBuild, Map<LanguageCode | undefined, RequestHandler>>();

  /** @param language the one in front of the address; undefined on a plain address. */
  return async (language: LanguageCode | undefined) => {
    const build = await getBuild();
    const ofBuild = handlers.get(build) ?? new Map<LanguageCode | undefined, RequestHandler>();
    handlers.set(build, ofBuild);
    const handler =
      ofBuild.get(language) ??
      createRequestHandler(
        { ...(language ? pagesUnder(build, language) : build), allowedActionOrigins },
        mode,
      );
    ofBuild.set(language, handler);
    return { build, handler };
  };
}

/**
 * The build with a language in front of every address: routes are matched behind it, and links carry it. Files
 * such as the sitemap are there once, so only pages remain: what stands in the frame.
 */
function pagesUnder(build: SiteBuild, language: LanguageCode): SiteBuild {
  const assets = { ...build.assets, routes: pagesOf(build.assets.routes) };
  return { ...build, basename: addressIn(language, '/'), routes: pagesOf(build.routes), assets };
}

function pagesOf<Routes extends Record<string, { parentId?: string } | undefined>>(routes: Routes) {
  const pages = Object.entries(routes).filter(
    ([id, route]) => id === 'root' || id === FRAME || route?.parentId === FRAME,
  );
  return Object.fromEntries(pages) as Routes;
}

/** Id of the route around all pages, in app/routes.ts. */
const FRAME = 'routes/site';
