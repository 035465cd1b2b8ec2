import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PostedContext } from '../app/contact/posted.ts';
import { useLanguage } from '../app/language/language-provider.tsx';
import { NavigationContext } from './navigation.ts';
import { NOT_FOUND } from './not-found-path.ts';
import type { PageData } from './page-data.ts';
import { pageModuleAt } from './page-modules.ts';
import { LoadingPage } from '../app/sections/loading.tsx';
import { ErrorPage } from '../app/shell/error-page.tsx';

/** The page at the current path. A failing page shows its error inside the layout. */
export function Page({ data }: { data: Pick<PageData, 'error' | 'posted' | 'notFound'> }) {
  const { error, posted, notFound } = data;
  const { pathname } = useLocation();
  const isFirst = useIsFirstPage(pathname);
  if (error && isFirst) return <ErrorPage error={new Error(error)} />;
  return (
    <PostedContext value={isFirst ? posted : undefined}>
      <PageBoundary key={pathname}>
        <LoadedPage path={notFound && isFirst ? NOT_FOUND : pathname} />
      </PageBoundary>
    </PostedContext>
  );
}

/** A form outcome or error from the server is shown until the visitor leaves the page, and not when they return. */
function useIsFirstPage(pathname: string): boolean {
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  return !left && pathname === first;
}

/**
 * Suspends until the page's code and phrases are loaded. Navigations are transitions, so the previous page stays
 * meanwhile. Then a skeleton is shown until the page's content is loaded.
 */
function LoadedPage({ path }: { path: string }) {
  const { code } = useLanguage();
  const ready = use(NavigationContext).whenReady(path, code);
  if (ready) use(ready);
  const module = pageModuleAt(path);
  const { default: Content, Fallback = LoadingPage } = module instanceof Promise ? use(module) : module;
  if (Fallback === null) return <Content />;
  return (
    <Suspense fallback={<Fallback />}>
      <Content />
    </Suspense>
  );
}

/** A class, because React offers error boundaries in no other form. */
class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
