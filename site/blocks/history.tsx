import type { BlockOf } from '../content/files/blocks.ts';
import { plain } from '../language/text.ts';
import { Section } from './section.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import historySheet from './history.css?inline';
import bylineSheet from './byline.css?inline';
import columnsSheet from './columns.css?inline';
import trackSheet from './track.css?inline';

/** The history of one thing, stage by stage, with its entries on one line. */
export function History({ title, description, name, number, stages, caption }: BlockOf<'history'>) {
  useSheet('blocks', historySheet);
  useSheet('blocks', bylineSheet);
  useSheet('blocks', columnsSheet);
  useSheet('blocks', trackSheet);
  return (
    <Section title={title} text={description}>
      <figure className="history">
        {name && (
          <p className="byline">
            <b>{name}</b> <bdi dir="ltr">{number}</bdi>
          </p>
        )}
        <ol className="columns columns-3">
          {stages.map((stage, index) => (
            <li key={plain(stage.title)}>
              <h3 className="mid">{stage.title}</h3>
              <p className="muted">{stage.description}</p>
              <ol className="track across small">
                {stage.entries.map((entry) => (
                  <li key={plain(entry.title)} className={index === stages.length - 1 ? 'end' : undefined}>
                    <b className="term">{entry.date}</b> {entry.title}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        {caption && <figcaption className="byline">{caption}</figcaption>}
      </figure>
    </Section>
  );
}
