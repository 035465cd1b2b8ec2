import { untranslated } from '../../language/text.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent } from '../../page-context.ts';
import { menuDestination, MenuLink } from '../../shell/menu-link.tsx';
import { Lost } from '../../blocks/lost.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import pageIndexSheet from '../../blocks/page-index.css?inline';

export const status = 404;

/** Requirement 2.65 has these words, and asks for the path on the console (site/main.ts). */
export default function NotFound() {
  const t = useTranslate();
  return (
    <div data-not-found="">
      <Lost
        figure="404"
        title={t('Oops! Page not found')}
        description={t('There is no page at this address.')}
        below={<PageIndex />}
      >
        <p>{t('The address may have changed or may be misspelled.')}</p>
      </Lost>
    </div>
  );
}

/** The pages of the main menu, and the prices, as a register lists its filings: number, name, path. */
function PageIndex() {
  useSheet('blocks', pageIndexSheet);
  const t = useTranslate();
  const { main_menu } = useContent('common').navigation;
  return (
    <nav className="page-index unlined" aria-labelledby="page-index">
      <h2 className="label" id="page-index">
        {t('Main pages')}
      </h2>
      <ol className="ruled">
        {[...main_menu, { label: 'Pricing', link: '/pricing' }].map((entry) => {
          const destination = menuDestination(entry);
          return (
            <li className="spread" key={entry.label}>
              <MenuLink entry={entry} />
              {destination?.kind === 'site' && (
                <bdi className="data muted" dir="ltr">
                  {untranslated(destination.to)}
                </bdi>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
