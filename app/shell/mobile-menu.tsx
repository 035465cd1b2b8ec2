import { useRef } from 'react';
import { useTranslate } from '../language/use-translate.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, opens } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { JOIN_DIALOG } from './join-dialog.tsx';
import { LanguageField } from './language-picker.tsx';
import { MenuLink, type MenuEntry } from './menu-link.tsx';

interface MobileMenuProps {
  id: string;
  entries: readonly MenuEntry[];
  pathname: string;
}

/** Slides in on small screens. Any link, the overlay, the close button and Escape close it. */
export function MobileMenu({ id, entries, pathname }: MobileMenuProps) {
  const t = useTranslate();
  const { toggle } = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Dialog id={id} ref={dialog} place="end" title={t('Menu')} closeLabel={t('Close menu')}>
      <nav className="menu-nav" aria-label={t('Mobile')}>
        {entries.map((entry) => (
          <MenuLink key={entry.label} entry={entry} pathname={pathname} onClick={close} />
        ))}
      </nav>
      <LanguageField />
      <div className="menu-end">
        <Button onClick={close} {...opens(JOIN_DIALOG)}>
          {t('Join')}
        </Button>
        <Button look="line" icon={<Icon name="theme" />} onClick={toggle}>
          {t('Light or dark')}
        </Button>
      </div>
    </Dialog>
  );
}
