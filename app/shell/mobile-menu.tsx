import { useRef } from 'react';
import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { JOIN_DIALOG } from './join-dialog.tsx';
import { LanguageField } from './language-picker.tsx';

interface MobileMenuProps {
  id: string;
  links: readonly { label: string; to: string }[];
  pathname: string;
}

/** The menu that slides in on small screens. Any link, the overlay, the close button and Escape close it. */
export function MobileMenu({ id, links, pathname }: MobileMenuProps) {
  const t = useTranslate();
  const { toggle } = useTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <Dialog id={id} ref={dialog} place="end" title={t('Menu')} closeLabel={t('Close menu')}>
      <nav className="menu-nav" aria-label={t('Mobile')}>
        {links.map(({ label, to }) => (
          <Link key={label} to={to} current={to === pathname} onClick={close}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <LanguageField />
      <div className="menu-end">
        <Button onClick={close} command="show-modal" commandfor={JOIN_DIALOG}>
          {t('Join')}
        </Button>
        <Button look="line" icon={<Icon name="theme" />} onClick={toggle}>
          {t('Light or dark')}
        </Button>
      </div>
    </Dialog>
  );
}
