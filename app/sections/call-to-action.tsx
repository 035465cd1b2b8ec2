import { ExternalLink, Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { useSiteData } from '../page-context.ts';
import { buttonClass } from '../ui/button.tsx';

interface CallToActionProps {
  /** English phrases. */
  contact?: string;
  demo?: string;
}

/** A page's two buttons: to the contact page and to the scheduling page. */
export function CallToAction({ contact = 'Talk to our team', demo }: CallToActionProps) {
  const t = useTranslate();
  return (
    <p className="acts">
      <Link className={buttonClass({})} to="/contact">
        {t(contact)}
      </Link>{' '}
      <DemoLink words={demo} />
    </p>
  );
}

/** Book A Demo: the external scheduling page, the same everywhere. */
export function DemoLink({ words = 'Book A Demo' }: { words?: string }) {
  const t = useTranslate();
  return (
    <ExternalLink className={buttonClass({ look: 'line' })} href={useSiteData().demoLink}>
      {t(words)}
    </ExternalLink>
  );
}
