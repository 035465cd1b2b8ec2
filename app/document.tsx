import type { ReactNode } from 'react';
import { PageContext, useCommonContent, useSiteData, type PageState } from './page-context.ts';
import { formatFigures } from './language/format-figures.ts';
import { useLanguage } from './language/language-provider.tsx';
import { directionOf, tagOf } from './language/languages.ts';
import { SiteValuesProvider } from './language/use-translate.ts';
import { HEAD_SCRIPT } from './shell/head-script.ts';
import { Layout } from './shell/layout.tsx';
import { THEME_COLORS } from './theme/theme.ts';
import { ThemeProvider, useTheme } from './theme/theme-provider.tsx';

interface DocumentProps {
  page: PageState;
  /** What `main` holds. */
  children: ReactNode;
}

/** The whole document of a page. Titles and meta tags come from {@link PageHead}; React moves them into the head. */
export function Document({ page, children }: DocumentProps) {
  return (
    <PageContext value={page}>
      <ThemeProvider value="dark">
        <Html>
          <SiteValues>
            <Layout>{children}</Layout>
          </SiteValues>
        </Html>
      </ThemeProvider>
    </PageContext>
  );
}

function Html({ children }: { children: ReactNode }) {
  const { code } = useLanguage();
  const theme = useTheme();
  return (
    <html lang={tagOf(code)} dir={directionOf(code)} className={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content={THEME_COLORS[theme]} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The values of placeholders in phrases. */
function SiteValues({ children }: { children: ReactNode }) {
  const { figures, branding, footer } = useCommonContent();
  const values = {
    ...formatFigures(figures),
    brand: branding.name,
    product: branding.product,
    email: footer.sections.company.contact.email,
    year: useSiteData().year,
  };
  return <SiteValuesProvider value={values}>{children}</SiteValuesProvider>;
}
