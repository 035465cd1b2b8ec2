import { plain } from '../../language/text.ts';
import type { HomeContent } from '../../content/files/home.ts';
import {
  ContactsPanel,
  CoveragePanel,
  DocumentsPanel,
  FilingDatesPanel,
} from '../../illustrations/feature-panels.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { SectionHead } from '../headings.tsx';
import { MoreLink } from '../more-link.tsx';

/** The drawings beside the entries, in the order of home.json. */
const PANELS = [CoveragePanel, DocumentsPanel, FilingDatesPanel, ContactsPanel];

/** The features on one ruled sheet of wide and narrow cells. */
export function Features({ title, description, items }: HomeContent['features']) {
  const t = useTranslate();
  return (
    <section className="features wrap section">
      <SectionHead heading={title} text={description} />
      <div className="mosaic">
        {items.map((item, index) => {
          const Panel = PANELS[index];
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
              {Panel && <Panel />}
            </article>
          );
        })}
      </div>
    </section>
  );
}
