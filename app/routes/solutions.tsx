import { plain } from '../language/text.ts';
import { solutionsContent } from '../content/files/solutions.ts';
import { useContent } from '../page-context.ts';
import type { PageModule } from '../page-module.ts';
import type { SolutionsContent } from '../content/files/solutions.ts';
import { PageHero } from '../blocks/headings.tsx';
import { LedgerSection } from '../blocks/ledger.tsx';
import { MoreLink } from '../blocks/more-link.tsx';
import { NextStep } from '../sections/solutions/next-step.tsx';
import { Stages } from '../sections/solutions/stages.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Headline } from '../blocks/headline.tsx';

export const styles = [
  'sections/solutions/solutions.css',
  'sections/solutions/stages.css',
] satisfies PageModule['styles'];

/** Helps readers find which of the pages is theirs. */
export default function Solutions() {
  const { content } = useContent(solutionsContent);
  const { seo, hero, finder, all, next_step } = content;
  return (
    <>
      <PageHead {...seo} />
      <PageHero heading={hero.title} lead={hero.description} className="opening of-solution" />
      <Stages {...content} />
      <TaskFinder {...finder} />
      <LedgerSection className="split thirds" heading={all.title} entries={all.items} />
      <NextStep {...next_step} />
    </>
  );
}

/** Links by task, for readers who know what is due. */
function TaskFinder({ title, description, groups }: SolutionsContent['finder']) {
  return (
    <section className="wrap section">
      <div className="head">
        <Headline level={2} text={title} />
        <p>
          <MoreLink link="/contact">{description}</MoreLink>
        </p>
      </div>
      <div className="finder">
        {groups.map((group) => (
          <div key={plain(group.title)}>
            <h3>{group.title}</h3>
            <dl>
              {group.tasks.map((task) => (
                <div key={plain(task.title)}>
                  <dt>{task.title}</dt>
                  <dd>
                    <MoreLink link={task.link}>{task.label}</MoreLink>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
