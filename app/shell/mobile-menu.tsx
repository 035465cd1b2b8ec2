import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, opens } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { JOIN_DIALOG } from './join-dialog.tsx';
import { LanguageField } from './language-picker.tsx';
import { MenuLink, type MenuEntry } from './menu-link.tsx';

interface MobileMenuProps {
  id: string;
  entries: readonly MenuEntry[];
}

/** Slides in on small screens. Any link, the overlay, the close button and Escape close it (app/browser/dialogs.ts). */
export function MobileMenu({ id, entries }: MobileMenuProps) {
  const t = useTranslate();
  return (
    <Dialog id={id} place="end" title={t('Menu')} closeLabel={t('Close menu')}>
      <nav className="menu-nav" aria-label={plain(t('Mobile'))}>
        {entries.flatMap((entry) => [<MenuLink key={entry.label} entry={entry} isMain />, ' '])}
      </nav>
      <LanguageField />
      <div className="menu-end">
        <Button {...opens(JOIN_DIALOG)}>{t('Join')}</Button>{' '}
        <Button look="line" icon={<Icon name="theme" />} data-press="theme">
          {t('Light or dark')}
        </Button>
      </div>
    </Dialog>
  );
}
