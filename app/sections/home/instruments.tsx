import type { ComponentType } from 'react';
import type { HomeContent } from '../../content/files/home.ts';
import {
  ContactsPanel,
  CoveragePanel,
  DocumentsPanel,
  FilingDatesPanel,
} from '../../illustrations/instruments.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';

/** The drawings beside the entries, in the entries' order; a wide one and a narrow one by turns. */
const PANELS: readonly { Panel: ComponentType; wide: boolean }[] = [
  { Panel: CoveragePanel, wide: true },
  { Panel: DocumentsPanel, wide: false },
  { Panel: FilingDatesPanel, wide: false },
  { Panel: ContactsPanel, wide: true },
];

/** Four instruments on one ruled sheet of unequal cells. */
export function Instruments({ title, description, items }: HomeContent['features']) {
  const t = useTranslate();
  return (
    <section className="features wrap section">
      <div className="head">
        <h2>{t(title)}</h2>
        <p>{t(description)}</p>
      </div>
      <div className="mosaic">
        {items.map((item, index) => {
          const { Panel, wide } = PANELS[index] ?? {
            Panel: undefined,
            wide: index % 4 === 0 || index % 4 === 3,
          };
          return (
            <article className={wide ? 'cell wide' : 'cell'} key={item.title}>
              <div className="cell-text">
                <h3>{t(item.title)}</h3>
                <p>{t(item.description)}</p>
                <MoreLink to="/solutions" about={t(item.title)}>
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
