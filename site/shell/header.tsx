import { useId } from 'react';
import { untranslated, plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { useContent } from '../page-context.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Dialog, opens } from '../ui/dialog.tsx';
import { JOIN_DIALOG } from './join-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ContentOf } from './content-of.tsx';
import { LanguageField, LanguagePicker } from './language-picker.tsx';
import { Logo } from './logo.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import headerSheet from './header.css?inline';
import { MenuLink, type MenuEntry } from './menu-link.tsx';

/** Brand, seven links, language, theme and Join; on small screens a menu button. */
export function Header() {
  useSheet('base', headerSheet);
  const t = useTranslate();
  const { branding, navigation } = useContent('common');
  const menu = useId();
  const entries = navigation.main_menu;
  return (
    <header className="bar-slot">
      <div className="bar">
        <div className="wrap spread bar-in">
          <ContentOf file="common.json" loading={<Skeleton shape="word" />}>
            <Logo brand={untranslated(branding.name)} />
          </ContentOf>
          <nav className="nav unlined" aria-label={plain(t('Main'))}>
            <ContentOf
              file="common.json"
              loading={entries.map(({ label }) => (
                <Skeleton key={label} shape="word" />
              ))}
            >
              {entries.flatMap((entry) => [<MenuLink key={entry.label} entry={entry} isMain />, ' '])}
            </ContentOf>
          </nav>
          <div className="bar-end">
            <LanguagePicker />
            <IconButton
              label={t('Switch between light and dark')}
              icon={<Icon name="theme" />}
              data-press="theme"
            />
            <Button look="line" small {...opens(JOIN_DIALOG)}>
              {t('Join')}
            </Button>
            <IconButton className="menu-btn" label={t('Menu')} icon={<Icon name="menu" />} {...opens(menu)} />
          </div>
        </div>
      </div>
      <MobileMenu id={menu} entries={entries} />
    </header>
  );
}

/** Slides in on small screens. Any link, the overlay, the close button and Escape close it (site/browser/dialogs.ts). */
function MobileMenu({ id, entries }: { id: string; entries: readonly MenuEntry[] }) {
  const t = useTranslate();
  return (
    <Dialog id={id} place="end" title={t('Menu')} closeLabel={t('Close menu')}>
      <nav className="menu-nav" aria-label={plain(t('Mobile'))}>
        {entries.flatMap((entry) => [<MenuLink key={entry.label} entry={entry} isMain />, ' '])}
      </nav>
      <LanguageField />
      <div className="acts">
        <Button {...opens(JOIN_DIALOG)}>{t('Join')}</Button>{' '}
        <Button look="line" icon={<Icon name="theme" />} data-press="theme">
          {t('Light or dark')}
        </Button>
      </div>
    </Dialog>
  );
}
