import { destinationOf } from '../content/destination.ts';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { useCommonContent } from './common-content.tsx';
import { MenuLink } from './menu-link.tsx';
import { menuPath } from './menu-paths.ts';

/** The pages of the main menu as a register lists its filings: number, name, path. */
export function PageIndex() {
  const t = useTranslate();
  const { main_menu } = useCommonContent().common.navigation;
  return (
    <nav className="page-index" aria-labelledby="page-index">
      <h2 id="page-index">{t('Pages on file')}</h2>
      <ol>
        {main_menu.map((entry) => {
          const destination = destinationOf(entry.link || (menuPath(entry.label) ?? ''));
          return (
            <li key={entry.label}>
              <MenuLink entry={entry} />
              {destination?.kind === 'site' && <bdi dir="ltr">{untranslated(destination.to)}</bdi>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
