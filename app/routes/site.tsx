import { Outlet, useRouteError } from 'react-router';
import { usePagePhrases } from '../language/use-page-phrases.ts';
import { ErrorPage } from '../shell/error-page.tsx';

/** Around every page, so that one that fails does not take the header, the footer and the document with it. */
export default function Site() {
  usePagePhrases();
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
