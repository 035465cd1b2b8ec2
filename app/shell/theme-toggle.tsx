import { useTranslate } from '../language/use-translate.ts';
import { useTheme } from '../theme/theme-provider.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

export function ThemeToggle() {
  const t = useTranslate();
  const { toggle } = useTheme();
  return (
    <IconButton label={t('Switch between light and dark')} icon={<Icon name="theme" />} onClick={toggle} />
  );
}
