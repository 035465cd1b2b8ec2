import { useTranslate } from '../language/use-translate.ts';
import { WaysOn } from '../sections/ways-on.tsx';
import { Answers } from '../sections/faq/answers.tsx';
import { Elsewhere } from '../sections/faq/elsewhere.tsx';
import { PageHead } from '../shell/page-head.tsx';

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
          <WaysOn />
        </div>
      </section>
      <Answers />
      <Elsewhere />
    </>
  );
}
