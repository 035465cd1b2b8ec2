import { MoreLink } from '../blocks/more-link.tsx';
import { Section } from '../blocks/section.tsx';
import type { HomeContent } from '../content/files/home.ts';
import { Drawing } from '../drawings/drawing.tsx';
import { plain } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';

/** The drawings beside the entries, in the order of home.json. */
const DRAWINGS = ['coverage', 'documents', 'filing-dates', 'contacts'];

/** The features on one ruled sheet of wide and narrow cells. */
export function Features({ title, description, items }: HomeContent['features']) {
  const t = useTranslate();
  if (items.length === 0) return null;
  return (
    <Section title={title} text={description}>
      <div className="mosaic">
        {items.map((item, index) => {
          const drawing = DRAWINGS[index];
          const wide = index % 4 === 0 || index % 4 === 3;
          return (
            <article className={wide ? 'cell wide' : 'cell'} key={plain(item.title)}>
              <div className="cell-text">
                <h3>{item.title}</h3>
                <p>{item.description}</p>
                <MoreLink link="/solutions" about={item.title}>
                  {t('Learn more')}
                </MoreLink>
              </div>
              {drawing && <Drawing name={drawing} />}
            </article>
          );
        })}
      </div>
    </Section>
  );
}
