import { ExternalLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { useSiteData } from '../shell/site-data.ts';
import { buttonClass } from '../ui/button.tsx';

/** Book A Demo: the external scheduling page, the same one everywhere. */
export function DemoLink({ className = buttonClass({ look: 'line' }) }: { className?: string }) {
  const t = useTranslate();
  return (
    <ExternalLink className={className} href={useSiteData()?.demoLink ?? '#'}>
      {t('Book A Demo')}
    </ExternalLink>
  );
}
