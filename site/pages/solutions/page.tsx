import { Close } from '../../blocks/close.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { Look } from '../../blocks/look.tsx';
import { MoreLink } from '../../blocks/more-link.tsx';
import { Section } from '../../blocks/section.tsx';
import type { SolutionsContent } from './content.ts';
import { DestinationLink } from '../../language/paths/link.tsx';
import { plain } from '../../language/text.ts';
import { useContent } from '../../page-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import textStandIns from '../../styles/stand-ins/text.css?inline';
import finderSheet from './finder.css?inline';
import stagesSheet from './stages.css?inline';

/** Helps readers find which of the pages is theirs. */
export default function Solutions() {
  useSheet('page', finderSheet);
  const content = useContent('solutions');
  const { seo, hero, look, finder, all, next_step } = content;
  return (
    <>
      <Head seo={seo} {...hero} layout="under" />
      <Stages {...content} />
      <Look {...look} />
      <Section title={finder.title} more={<MoreLink link="/contact">{finder.description}</MoreLink>}>
        <div className="finder ruled">
          {finder.groups.map(({ title, tasks }) => (
            <div className="cols cols-4" key={plain(title)}>
              <h3>{title}</h3>
              <Entries layout="facts" entries={tasks.map((task) => ({ title: task.title, links: [task] }))} />
            </div>
          ))}
        </div>
      </Section>
      {all.items.length > 0 && (
        <Section title={all.title}>
          <Entries layout="columns" columns={4} entries={all.items} />
        </Section>
      )}
      <Close {...next_step} />
    </>
  );
}

type StagesProps = Pick<SolutionsContent, 'hero' | 'listing' | 'stages'>;

/**
 * The stages of a company as stairs, each built of its filings: dashed before the listing, solid after it. On
 * narrow screens along one line.
 */
function Stages({ hero, listing, stages }: StagesProps) {
  useSheet('page', stagesSheet);
  useSheet('page', textStandIns);
  const part = (name: 'before' | 'after') =>
    stages.filter(({ stage }) => stage === name).map((stage) => <Stage key={stage.link} {...stage} />);
  return (
    <nav className="wrap stages covering" aria-label={plain(hero.title)}>
      <ul className="before">{part('before')}</ul>
      <p className="listing-mark">{listing}</p>
      <ul className="insert">{part('after')}</ul>
    </nav>
  );
}

function Stage({ link = '', when, title, description, filings }: SolutionsContent['stages'][number]) {
  return (
    <li>
      <p className="when">{when}</p>
      <h2>
        <DestinationLink link={link} otherwise={title}>
          {title}
          <Icon name="onward" />
        </DestinationLink>
      </h2>
      <p>{description}</p>
      {filings.length > 0 && (
        <ul className="stage-filings">
          {filings.map((filing) => (
            <li key={plain(filing)}>{filing}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
