import type { Text } from '../language/text.ts';
import { ExternalLink, Link } from '../language/paths/link.tsx';
import { useTranslate } from '../language/use-language.ts';
import { useDemoLink } from '../page-context.ts';
import { buttonClass } from '../ui/button.tsx';

interface CallToActionProps {
  contact?: Text;
  demo?: Text;
}

/** A page's two buttons: to the contact page and to the scheduling page. */
export function CallToAction({ contact, demo }: CallToActionProps) {
  const t = useTranslate();
  return (
    <p className="acts">
      <Link className={buttonClass({})} to="/contact">
        {contact ?? t('Talk to our team')}
      </Link>{' '}
      <ExternalLink className={buttonClass({ look: 'line' })} href={useDemoLink()}>
        {demo ?? t('Book A Demo')}
      </ExternalLink>
    </p>
  );
}
