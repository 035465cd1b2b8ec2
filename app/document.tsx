import type { ReactNode } from 'react';
import { PageContext, useCommonContent, useSiteData, type PageState } from './page-context.ts';
import { formatFigures } from './language/format-figures.ts';
import { useLanguage } from './language/language-provider.tsx';
import { directionOf, tagOf } from './language/languages.ts';
import { Link } from './language/link.tsx';
import { plain } from './language/text.ts';
import { SiteValuesProvider, useTranslate } from './language/use-translate.ts';
import { HEAD_SCRIPT } from './shell/head-script.ts';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { JoinDialog } from './shell/join-dialog.tsx';
import { THEME_COLORS } from './theme/theme.ts';
import { ThemeProvider, useTheme } from './theme/theme-provider.tsx';
import { Button } from './ui/button.tsx';

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

/** Everything that all pages share around their content. */
function Layout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <a className="skip vh" href="#main">
        {t('Skip to content')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div className="prompts">
        <ConsentBanner />
      </div>
      {/* Where app/browser/notices.ts shows what became of what a visitor did. */}
      <div className="notices" />
      <JoinDialog />
    </>
  );
}

/** Always in the HTML and shown through CSS (app/browser/consent.ts). Both choices look the same, so neither is favored. */
function ConsentBanner() {
  const t = useTranslate();
  return (
    <aside className="consent" aria-label={plain(t('Cookies'))}>
      <div className="wrap">
        <p>
          {t(
            'We use cookies. By continuing to browse you consent to their use. We measure visits only if you choose Accept All.',
          )}{' '}
          <Link to="/privacy-policy" newTab>
            {t('Privacy Policy')}
          </Link>
        </p>
        <p className="acts">
          <Button look="line" small data-press="decline">
            {t('Decline')}
          </Button>{' '}
          <Button look="line" small data-press="accept">
            {t('Accept All')}
          </Button>
        </p>
      </div>
    </aside>
  );
}
