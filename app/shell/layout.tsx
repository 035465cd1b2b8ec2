import type { ReactNode } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { JoinDialog } from './join-dialog.tsx';

/** Everything that all pages share around their content. */
export function Layout({ children }: { children: ReactNode }) {
  const t = useTranslate();
  return (
    <>
      <a className="skip" href="#main">
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
