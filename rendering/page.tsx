import { Component, use, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PostedContext } from '../app/contact/posted.ts';
import { useLanguage } from '../app/language/language-provider.tsx';
import { NavigationContext, type Navigation } from './navigation.ts';
import type { PageData } from './page-data.ts';
import { pageModuleAt } from './page-modules.ts';
import { ErrorPage } from '../app/shell/error-page.tsx';
import { PageFacts } from '../app/shell/page-facts.tsx';

/** The page at the address. A page that fails shows its error inside the site's frame. */
export function Page({ data: { error, posted } }: { data: Pick<PageData, 'error' | 'posted'> }) {
  const { pathname } = useLocation();
  const isFirst = useIsFirstPage(pathname);
  if (error && isFirst) return <ErrorPage error={new Error(error)} />;
  return (
    <PostedContext value={isFirst ? posted : undefined}>
      <PageBoundary key={pathname}>
        <ArrivedPage path={pathname} />
      </PageBoundary>
    </PostedContext>
  );
}

/** What the server says of a page holds until the visitor leaves it, and not when they come back. */
function useIsFirstPage(pathname: string): boolean {
  const [first] = useState(pathname);
  const [left, setLeft] = useState(false);
  if (!left && pathname !== first) setLeft(true);
  return !left && pathname === first;
}

/**
 * While what a page needs is on its way the page before stays: navigations are transitions. Nothing that speaks of
 * the new page may stand outside of this, or it would ask for words that are not here yet.
 */
function ArrivedPage({ path }: { path: string }) {
  const { code } = useLanguage();
  const arriving = use(NavigationContext).arrival(path, code);
  if (arriving) use(arriving);
  const module = pageModuleAt(path);
  const { default: Content } = module instanceof Promise ? use(module) : module;
  return (
    <>
      <Content />
      <PageFacts />
    </>
  );
}

/** React has no other way yet to catch what a component throws. */
class PageBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  static override contextType = NavigationContext;
  declare context: Navigation;

  /** The document has the rules of the page that it was. */
  override componentDidCatch() {
    this.context.dress();
  }

  override render() {
    return this.state.error ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
