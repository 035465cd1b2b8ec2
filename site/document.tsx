import { use, type ReactNode } from 'react';
import type { Dictionary } from './language/dictionary.ts';
import { LanguageProvider, useTranslate } from './language/use-language.ts';
import { directionOf, tagOf, type LanguageCode } from './language/languages.ts';
import { PageContext, type PageState } from './page-context.ts';
import { ConsentBanner } from './shell/consent-banner.tsx';
import { Footer } from './shell/footer.tsx';
import { ICON_PATH } from './routes.ts';
import { HEAD_SCRIPT } from './shell/head/head-script.ts';
import { Header } from './shell/header.tsx';
import { JoinDialog } from './shell/join-dialog.tsx';
import fontsSheet from './styles/fonts.css?inline';
import lateSheet from './styles/late.css?url';
import { THEME_COLORS } from './theme/theme.ts';
import { ThemeProvider, useTheme } from './theme/theme-provider.tsx';
import { joined, SheetsContext, type Sheets } from './styles/use-sheet.ts';

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
 * (site/shell/head/page-head.tsx); React moves them into the head, and the sheets of all components before them.
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
        {/* The boot script switches it on for all media. */}
        <link rel="stylesheet" media="print, (forced-colors: active), (scripting: none)" href={lateSheet} />
        {/* The rules of the faces, for browsers without scripts. The script after them loads the faces in all others. */}
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
        <JoinDialog />
        {/* Where site/browser/notices.ts shows the notice of the dialog. It follows the dialog: Enter presses the first submit
            button of a form, and the notice has one too. */}
        <div className="notices" />
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
