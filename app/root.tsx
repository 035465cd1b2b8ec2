import { useLayoutEffect, type ReactNode } from 'react';
import { PageContent, type AskForContent } from '../rendering/page-content.tsx';
import { useLanguage } from './language/language-provider.tsx';
import { directionOf, tagOf } from './language/languages.ts';
import { Page } from '../rendering/page.tsx';
import type { PageData } from '../rendering/page-data.ts';
import { CommonContentProvider } from './shell/common-content.tsx';
import { Layout } from './shell/layout.tsx';
import { HEAD_SCRIPT } from './shell/head-script.ts';
import { SiteDataContext } from './shell/site-data.ts';
import { THEME_COLORS } from './theme/root-theme.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import './styles/fonts.css';
import './styles/index.css';

interface RootProps {
  data: PageData;
  /** Loads the content of further pages in the browser. */
  ask?: AskForContent;
  /** Called once after hydration. */
  onHydrated?: () => void;
}

/** The document, with the current page inside the layout. */
export function Root({ data, ask, onHydrated }: RootProps) {
  // In the commit that also makes the router listen, so that exactly one of it and the boot script answers Back.
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <SiteDataContext value={data.site}>
      <PageContent initial={data.content} ask={ask}>
        <Document>
          <Page data={data} />
        </Document>
      </PageContent>
    </SiteDataContext>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  return (
    // Scripts change class and data-consent before and after hydration; React never updates the constant class.
    <html lang={tagOf(code)} dir={directionOf(code)} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={THEME_COLORS.dark} />
      </head>
      <body>
        <CommonContentProvider>
          <ThemeProvider>
            <Layout>{children}</Layout>
          </ThemeProvider>
        </CommonContentProvider>
      </body>
    </html>
  );
}
