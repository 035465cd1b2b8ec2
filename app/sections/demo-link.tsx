import { ExternalLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { useSiteData } from '../shell/site-data.ts';
import { buttonClass } from '../ui/button.tsx';

interface DemoLinkProps {
  className?: string;
  /** English phrase in place of the usual one, from a content file. */
  label?: string;
}

/** Book A Demo: the external scheduling page, the same one everywhere. */
export function DemoLink({
  className = buttonClass({ look: 'line' }),
  label = 'Book A Demo',
}: DemoLinkProps) {
  const t = useTranslate();
  return (
    <ExternalLink className={className} href={useSiteData().demoLink}>
      {t(label)}
    </ExternalLink>
  );
}
