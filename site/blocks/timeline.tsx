import { plain, type Text } from '../language/text.ts';
import type { BlockOf } from '../content/files/blocks.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { Note } from '../drawings/draft.tsx';
import { Duration } from '../language/figures/figure.tsx';
import { useTranslate } from '../language/use-language.ts';
import { Headline } from './headline.tsx';
import { Steps } from './steps.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import timelineSheet from './timeline.css?inline';
import columnsSheet from './columns.css?inline';

type Station = BlockOf<'timeline'>['items'][number];

/** Dates down one line, each with the people, their work and its result. */
export function Timeline({ head, items }: BlockOf<'timeline'>) {
  useSheet('blocks', timelineSheet);
  return (
    <section className="wrap">
      <ol className="timeline">
        {items.map((station) => (
          <TimelineStation key={plain(station.title)} head={head} {...station} />
        ))}
      </ol>
    </section>
  );
}

function TimelineStation(station: Station & { head: readonly Text[] }) {
  useSheet('blocks', columnsSheet);
  const { title, interval, head, duties, description, check, drawing, steps, note } = station;
  const t = useTranslate();
  return (
    <li className="cols">
      {interval && (
        <p className="after small muted">
          <Duration value={interval} />
        </p>
      )}
      <div className="about-date cols sticky">
        <Headline level={2} text={title} />
        {description && <p>{description}</p>}
        {check && <Note from={t('You check')} text={check} ask />}
      </div>
      <div className="cols">
        <dl className="columns">
          {duties.map((duty, index) => (
            <div key={plain(duty)}>
              <dt className="small muted">{head[index]}</dt>
              <dd>{duty}</dd>
            </div>
          ))}
        </dl>
        {steps.length > 0 && (
          <div className="insert panel">
            <Steps
              layout="columns"
              steps={steps.map((step) => ({ title: step.title, text: step.description }))}
            />
            <p className="total">{note}</p>
          </div>
        )}
        {drawing && <Drawing name={drawing} captioned={false} />}
      </div>
    </li>
  );
}
