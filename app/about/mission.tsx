import type { AboutContent } from '../content/files/about.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';

/** What each card says, drawn; one per card, in their order. */
const DRAWINGS = ['claim-and-source', 'initials', 'one-tick'];

/** What the company holds to: the first card on a sheet of paper, the others beside it. */
export function Mission({ cards }: AboutContent['mission']) {
  const t = useTranslate();
  return (
    <section className="wrap mission" aria-label={plain(t('What we stand for'))}>
      {cards.map(({ title, description }, index) => {
        const drawing = DRAWINGS[index % DRAWINGS.length];
        return (
          <article className={index === 0 ? 'tenet paper' : 'tenet'} key={plain(title)}>
            <div>
              <h2>{title}</h2>
              <p>{description}</p>
            </div>
            {drawing && <Drawing name={drawing} />}
          </article>
        );
      })}
    </section>
  );
}
