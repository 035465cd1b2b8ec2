import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { commonContent, CommonContent } from '../content/files/common.ts';
import type { Loaded } from '../content/loaded.ts';
import { useAskForContent } from '../../rendering/page-content.tsx';
import { formatFigures } from '../language/format-figures.ts';
import { SiteValuesProvider } from '../language/use-translate.ts';
import { useSiteData } from './site-data.ts';

interface CommonState {
  common: CommonContent;
  /** True while the next page retries after a failure: brand and menu are skeletons. */
  loading: boolean;
}

const CommonContext = createContext<CommonState | null>(null);

export function useCommonContent(): CommonState {
  const state = use(CommonContext);
  if (!state) throw new Error('useCommonContent must be used within a CommonContentProvider');
  return state;
}

/** Provides brand, menu and footer to every page, and the values of placeholders in phrases. */
export function CommonContentProvider({ children }: { children: ReactNode }) {
  const site = useSiteData();
  const [loaded, setLoaded] = useState(site.common);
  const [loading, setLoading] = useState(false);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const ask = useAskForContent();

  // On each navigation: returns cached content, loads a newer version, or retries after a failure.
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    const source = ask('common.json');
    if (!(source instanceof Promise)) return;
    // oxlint-disable-next-line react/set-state-in-effect -- skeletons show while the request runs
    setLoading(loaded.error !== undefined);
    void source.then((next) => {
      setLoaded(next as Loaded<typeof commonContent>);
      setLoading(false);
    });
  }, [pathname, loaded, ask]);

  const common = loaded.content;
  const state = useMemo(() => ({ common, loading }), [common, loading]);
  const values = useMemo(
    () => ({
      ...formatFigures(common.figures),
      brand: common.branding.name,
      product: common.branding.product,
      email: common.footer.sections.company.contact.email,
      year: site.year,
    }),
    [common, site.year],
  );
  return (
    <CommonContext value={state}>
      <SiteValuesProvider value={values}>{children}</SiteValuesProvider>
    </CommonContext>
  );
}
