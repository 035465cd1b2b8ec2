import { use, type ReactNode } from 'react';
import type { Dictionary } from './language/dictionary.ts';
import { LanguageProvider, useTranslate } from './language/use-language.ts';
import { directionOf, tagOf, type LanguageCode } from './language/languages.ts';
import { Link } from './language/paths/link.tsx';
import { plain } from './language/text.ts';
import { PageContext, type PageState } from './page-context.ts';
import { Footer } from './shell/footer.tsx';
import { ICON_PATH } from './routes.ts';
import { HEAD_SCRIPT } from './shell/head/head-script.ts';
import { Header } from './shell/header.tsx';
import { JoinDialog } from './shell/join-dialog.tsx';
import fontsSheet from './styles/fonts.css?inline';
import { THEME_COLORS } from './theme/theme.ts';
import { ThemeProvider, useTheme } from './theme/theme-provider.tsx';
import { Button } from './ui/button.tsx';
import promptsSheet from './shell/prompts.css?inline';
import { joined, SheetsContext, useSheet, type Sheets } from './styles/use-sheet.ts';

interface DocumentProps {
  page: PageState;
  /** The style sheets of its language; the components add their own. */
  sheets: Sheets;
  /** Starts the scripts of the page (site/shell/head/boot-script.ts). */
  boot: string;
  /** URL of the module by which the bundler reloads the page in development. */
  devClient?: string | undefined;
  language: { code: LanguageCode; dictionary: Dictionary; hasLanguagePrefix: boolean };
  /** The content of `main`. */
  children: ReactNode;
}

/**
 * The whole document of a page, from top to bottom. Titles and meta tags come from the page itself
 * (shell/page-head.tsx); React moves them into the head, and the sheets of all components before them.
 */
export function Document({ page, language, sheets, children, ...scripts }: DocumentProps) {
  return (
    <LanguageProvider value={{ ...language, values: page.texts.values }}>
      <PageContext value={page}>
        <ThemeProvider value="dark">
          <SheetsContext value={sheets}>
            <Html code={language.code} {...scripts}>
              {children}
            </Html>
          </SheetsContext>
        </ThemeProvider>
      </PageContext>
    </LanguageProvider>
  );
}

interface HtmlProps extends Pick<DocumentProps, 'boot' | 'devClient' | 'children'> {
  code: LanguageCode;
}

function Html({ code, boot, devClient, children }: HtmlProps) {
  const t = useTranslate();
  const theme = useTheme();
  return (
    <html lang={tagOf(code)} dir={directionOf(code)} className={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLORS[theme]} />
        <link rel="icon" href={ICON_PATH} />
        {/* The faces, which the script after them switches on. */}
        <style media="(scripting: none)">{fontsSheet}</style>
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
      </head>
      <body>
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
        {/* Where site/browser/notices.ts shows what became of what a visitor did. */}
        <div className="notices" />
        <JoinDialog />
        {devClient && <script type="module" src={devClient} />}
        <script dangerouslySetInnerHTML={{ __html: boot }} />
        <JoinedSheets />
      </body>
    </html>
  );
}

/**
 * The sheets of all components above as one element, which React moves to the beginning of the head. Its own merging of
 * `<style href>` would order them by their first use, and leave those of an island inside it.
 */
function JoinedSheets() {
  const sheets = use(SheetsContext);
  return (
    <style href="site" precedence="site">
      {sheets && joined(sheets)}
    </style>
  );
}

/**
 * Always in the HTML and shown through CSS (site/browser/measuring/consent.ts). Both choices look the same, so neither
 * is favored.
 */
function ConsentBanner() {
  useSheet('base', promptsSheet);
  const t = useTranslate();
  return (
    <aside className="consent" aria-label={plain(t('Cookies'))}>
      <div className="wrap spread">
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
