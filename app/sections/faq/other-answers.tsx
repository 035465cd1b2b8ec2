import { plain } from '../../language/text.ts';
import type { FaqContent } from '../../content/files/faq.ts';
import { MoreLinks } from '../../blocks/more-link.tsx';

/** Where to find answers that are not on this page. */
export function OtherAnswers({ title, topics }: FaqContent['elsewhere']) {
  return (
    <section className="wrap section elsewhere">
      <h2>{title}</h2>
      <dl>
        {topics.map((topic) => (
          <div key={plain(topic.title)}>
            <dt>{topic.title}</dt>
            <dd>
              {topic.description}
              <MoreLinks links={topic.links} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
