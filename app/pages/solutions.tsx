import { Close } from '../blocks/close.tsx';
import { Entries } from '../blocks/entries.tsx';
import { Head } from '../blocks/head.tsx';
import { MoreLink } from '../blocks/more-link.tsx';
import { Section } from '../blocks/section.tsx';
import { solutionsContent } from '../content/files/solutions.ts';
import { plain } from '../language/text.ts';
import { useContent } from '../page-context.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Stages } from '../solutions/stages.tsx';

/** Helps readers find which of the pages is theirs. */
export default function Solutions() {
  const { content } = useContent(solutionsContent);
  const { seo, hero, finder, all, next_step } = content;
  return (
    <>
      <PageHead {...seo} />
      <Head layout="under" title={hero.title} lead={hero.description} />
      <Stages {...content} />
      <Section title={finder.title} more={<MoreLink link="/contact">{finder.description}</MoreLink>}>
        <div className="finder">
          {finder.groups.map(({ title, tasks }) => (
            <div key={plain(title)}>
              <h3>{title}</h3>
              <Entries layout="facts" entries={tasks.map((task) => ({ title: task.title, links: [task] }))} />
            </div>
          ))}
        </div>
      </Section>
      {all.items.length > 0 && (
        <Section title={all.title} layout="split">
          <Entries entries={all.items} />
        </Section>
      )}
      <Close {...next_step} />
    </>
  );
}
