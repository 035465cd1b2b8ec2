import { useId, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { opens } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useCommonContent } from './common-content.tsx';
import { JOIN_DIALOG } from './join-dialog.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Logo } from './logo.tsx';
import { MenuLink } from './menu-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Brand, seven links, language, theme and Join; on small screens a menu button. */
export function Header() {
  const t = useTranslate();
  const { common, loading } = useCommonContent();
  const { pathname } = useLocation();
  const fixed = useSyncExternalStore(onScroll, isPastThreshold, () => false);
  const { toggle } = useTheme();
  const menu = useId();
  const entries = common.navigation.main_menu;
  return (
    <header className="bar-slot">
      <div className={fixed ? 'bar bar-fixed' : 'bar'}>
        <div className="wrap bar-in">
          <Logo brand={untranslated(common.branding.name)} loading={loading} />
          <nav className="nav" aria-label={t('Main')}>
            {entries.map((entry) =>
              loading ? (
                <Skeleton key={entry.label} shape="word" />
              ) : (
                <MenuLink key={entry.label} entry={entry} pathname={pathname} />
              ),
            )}
          </nav>
          <div className="bar-end">
            <LanguagePicker />
            <IconButton
              label={t('Switch between light and dark')}
              icon={<Icon name="theme" />}
              onClick={toggle}
            />
            <Button look="line" small {...opens(JOIN_DIALOG)}>
              {t('Join')}
            </Button>
            <IconButton className="menu-btn" label={t('Menu')} icon={<Icon name="menu" />} {...opens(menu)} />
          </div>
        </div>
      </div>
      <MobileMenu id={menu} entries={entries} pathname={pathname} />
    </header>
  );
}

/** Scroll position in CSS pixels beyond which the bar is fixed (specification, section 9). */
const THRESHOLD = 50;

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function isPastThreshold(): boolean {
  return window.scrollY > THRESHOLD;
}
