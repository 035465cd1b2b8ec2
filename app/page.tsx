import { Component, use, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { NavigationContext, type Navigation } from './navigation.ts';
import { FIRST_KEY } from './painted.ts';
import { pageModuleAt } from './routes.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { PageFacts } from './shell/page-facts.tsx';

/**
 * The page at the address. One that fails is said to inside the site's frame, which stays.
 * @param failure what the server has to say of a page that failed there.
 */
export function Page({ failure }: { failure: string | undefined }) {
  const { pathname, key } = useLocation();
  if (failure && key === FIRST_KEY) return <ErrorPage error={new Error(failure)} />;
  return (
    <PageBoundary key={pathname}>
      <ArrivedPage path={pathname} />
    </PageBoundary>
  );
}

/**
 * While what a page needs is on its way the page before stays: navigations are transitions. Nothing that speaks of
 * the new page may stand outside of this, or it would ask for words that are not here yet.
 */
function ArrivedPage({ path }: { path: string }) {
  const arriving = use(NavigationContext).arrival(path);
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
