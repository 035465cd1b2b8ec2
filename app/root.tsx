import styles from 'virtual:styles';
import type { ReactNode } from 'react';
import { Outlet, Scripts, useRouteError, type LoaderFunctionArgs } from 'react-router';
import { commonContent } from './content/files/common.ts';
import { contactContent } from './content/files/contact.ts';
import { useLanguage } from './language/language-provider.tsx';
import { directionOf } from './language/languages.ts';
import { pageServices } from './page-services.ts';
import { CommonContentProvider } from './shell/common-content.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Frame } from './shell/frame.tsx';
import { HEAD_SCRIPT } from './shell/head-script.ts';
import { PageFacts } from './shell/page-facts.tsx';
import type { SiteData } from './shell/site-data.ts';
import { GROUND } from './theme/root-theme.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<SiteData> {
  const { readContent, origin, year, backend } = context.get(pageServices);
  const [common, contact] = await Promise.all([readContent(commonContent), readContent(contactContent)]);
  return { common, demoLink: contact.content.consultation.calendly_link, origin, year, backend };
}

/** What can change while a visit lasts, the common content, is looked after in the browser. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  return (
    // The head script may change class and data-consent before React arrives, and the switch of the theme
    // later: React sets the class once and never touches it again.
    <html lang={code} dir={directionOf(code)} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style id="styles">{styles}</style>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="theme-color" content={GROUND.dark} />
      </head>
      <body>
        <CommonContentProvider>
          <ThemeProvider>
            <Frame>{children}</Frame>
          </ThemeProvider>
          <PageFacts />
        </CommonContentProvider>
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorPage error={useRouteError()} />;
}
