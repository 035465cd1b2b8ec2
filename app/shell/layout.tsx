import type { ReactNode } from 'react';
import { DraftsInHistory } from '../contact/drafts.ts';
import { useTranslate } from '../language/use-translate.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { JoinDialog } from './join-dialog.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { NoticesProvider } from './notices.tsx';
import { ScrollAndFocus } from './scroll-and-focus.tsx';

/** Everything that all pages share around their content. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <NoticesProvider>
      <a className="skip" href="#main">
        {t('Skip to content')}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <div className="prompts">
        <LanguageOffer />
        <ConsentBanner />
      </div>
      <JoinDialog />
      <ScrollAndFocus />
      <DraftsInHistory />
    </NoticesProvider>
  );
}
