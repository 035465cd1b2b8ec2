import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { buttonClass } from '../ui/button.tsx';
import { DemoLink } from './demo-link.tsx';

/** The two ways on from a page: the contact page and the scheduling page. */
export function WaysOn() {
  const t = useTranslate();
  return (
    <p className="acts">
      <Link className={buttonClass({})} to="/contact">
        {t('Talk to our team')}
      </Link>
      <DemoLink />
    </p>
  );
}
