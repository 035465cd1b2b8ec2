import { useId, type ComponentProps } from 'react';
import { isHidden, LANGUAGES, PUBLIC_LANGUAGES, tagOf } from '../language/languages.ts';
import { localizePath } from '../language/paths/localized-path.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { untranslated, plain } from '../language/text.ts';
import { usePage } from '../page-context.ts';
import { NOT_FOUND } from '../routes.ts';

/** For the header on wide screens. */
export function LanguagePicker() {
  const t = useTranslate();
  return <Picker className="pick" aria-label={plain(t('Language'))} />;
}

/** For the mobile menu, with a label. */
export function LanguageField() {
  const t = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('Language')}</label>
      <Picker id={id} />
    </div>
  );
}

/**
 * Flag and name of the current language. site/browser/language/language.ts adds the flags of all others to the list,
 * and handles a choice. A page in a language that is hidden names it too.
 */
function Picker(attributes: Pick<ComponentProps<'select'>, 'className' | 'id' | 'aria-label'>) {
  const { code: current } = useLanguage();
  const languages = LANGUAGES.filter(({ code }) => !isHidden(code) || code === current);
  return (
    <span className="picker">
      {/* Decorative: the name beside it says the same. One file has all flags. */}
      <img className="flag" src={`/flags.svg#${current}`} alt="" aria-hidden="true" loading="lazy" />
      {/* Browsers restore select values on reload, which could contradict the page's language. */}
      <select {...attributes} data-language="" defaultValue={current} autoComplete="off">
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={tagOf(code)}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * For the footer, where no script makes the pickers work: this page under the address of each other language. The
 * not-found page has no address of its own.
 */
export function LanguageLinks() {
  const t = useTranslate();
  const { code: current } = useLanguage();
  const { path } = usePage();
  const target = path === NOT_FOUND ? '/' : path;
  return (
    <noscript>
      <nav className="wrap" aria-label={plain(t('Language'))}>
        <ul>
          {PUBLIC_LANGUAGES.filter(({ code }) => code !== current).map(({ code, name }) => (
            <li key={code}>
              <a href={localizePath(code, target)} hrefLang={tagOf(code)} lang={tagOf(code)}>
                {untranslated(name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
