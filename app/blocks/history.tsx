import type { BlockOf } from '../content/files/blocks.ts';
import { plain } from '../language/text.ts';
import { Section } from './section.tsx';

/** What happened to one thing, stage by stage: its entries on one line. */
export function History({ title, description, name, number, stages, caption }: BlockOf<'history'>) {
  return (
    <Section title={title} text={description}>
      <figure className="history">
        <p className="byline">
          <b>{name}</b> <bdi dir="ltr">{number}</bdi>
        </p>
        <ol>
          {stages.map((stage) => (
            <li key={plain(stage.title)}>
              <h3 className="mid">{stage.title}</h3>
              <p>{stage.description}</p>
              <ol>
                {stage.entries.map((entry) => (
                  <li key={plain(entry.title)}>
                    <b>{entry.date}</b> {entry.title}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
        <figcaption className="byline">{caption}</figcaption>
      </figure>
    </Section>
  );
}
