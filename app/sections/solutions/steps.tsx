import { plain } from '../../language/text.ts';
import type { BlockOf } from '../../content/files/solution-blocks.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { Note } from '../../drawings/sheet.tsx';
import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { SectionHead } from '../../blocks/headings.tsx';

/** Each step with its drawing, its work and what people check. */
export function Steps({ title, items }: BlockOf<'steps'>) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <h2 className="vh">{title}</h2>
      <ol className="steps">
        {items.map((step, index) => (
          <li key={plain(step.title)} id={`step-${index + 1}`} className="split">
            <div>
              <p className="count" aria-hidden="true">
                {index + 1}
              </p>
              <h3>{step.title}</h3>
              <p>{step.description}</p>
              <Note from={t('You check')} text={step.check} ask />
            </div>
            <div>
              {step.figure && (
                <p className="great">
                  <Figure value={step.figure.value} />{' '}
                  <span>
                    <FigureLabel {...step.figure} />
                  </span>
                </p>
              )}
              <Drawing name={step.drawing} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What the platform does in the time before an event, and what people check. */
export function Countdown({ title, description, items }: BlockOf<'countdown'>) {
  const t = useTranslate();
  return (
    <section className="wrap section">
      <SectionHead heading={title} text={description} />
      <ol className="countdown">
        {items.map((stage) => (
          <li key={plain(stage.left)}>
            <p className="count">{stage.left}</p>
            <div>
              <h3>{stage.title}</h3>
              <p>{stage.description}</p>
            </div>
            <Note from={t('You check')} text={stage.check} ask />
            {stage.drawing && <Drawing name={stage.drawing} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
