import { Link } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { DemoLink } from '../sections/demo-link.tsx';
import { Answers } from '../sections/faq/answers.tsx';
import { Elsewhere } from '../sections/faq/elsewhere.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';

export default function Faq() {
  const t = useTranslate();
  return (
    <>
      <PageHead />
      <section className="wrap page-head">
        <h1>{t('Frequently Asked Questions')}</h1>
        <div>
          <p className="lead">
            {t('Six questions we hear before a first meeting, with the answers we give there.')}
          </p>
          <p className="acts">
            <Link className={buttonClass({})} to="/contact">
              {t('Talk to our team')}
            </Link>
            <DemoLink />
          </p>
        </div>
      </section>
      <Answers />
      <Elsewhere />
    </>
  );
}
