import type { FaqContent } from '../../content/files/faq.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLinks } from '../more-link.tsx';

/** Where to find answers that are not on this page. */
export function OtherAnswers({ title, topics }: FaqContent['elsewhere']) {
  const t = useTranslate();
  return (
    <section className="wrap section elsewhere">
      <h2>{t(title)}</h2>
      <dl>
        {topics.map((topic) => (
          <div key={topic.title}>
            <dt>{t(topic.title)}</dt>
            <dd>
              {t(topic.description)}
              <MoreLinks links={topic.links} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
