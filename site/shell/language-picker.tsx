import { isHidden, LANGUAGES, PUBLIC_LANGUAGES, tagOf } from '../language/languages.ts';
import { localizePath } from '../language/paths/localized-path.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { untranslated, plain } from '../language/text.ts';
import { usePage } from '../page-context.ts';
import { NOT_FOUND } from '../routes.ts';
import { Options, SelectField } from '../ui/field.tsx';

/** For the header on wide screens. */
export function LanguagePicker() {
  const t = useTranslate();
  const { options, ...attributes } = usePicker();
  return (
    <select className="pick" aria-label={plain(t('Language'))} {...attributes}>
      <Options options={options} />
    </select>
  );
}

/** For the mobile menu, with a label. */
export function LanguageField() {
  const t = useTranslate();
  return <SelectField label={t('Language')} {...usePicker()} />;
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

/** What a choice does is in site/browser/language/language.ts. A page in a language that is hidden names it too. */
function usePicker() {
  const { code: current } = useLanguage();
  const languages = LANGUAGES.filter(({ code }) => !isHidden(code) || code === current);
  return {
    options: languages.map(({ code, name }) => ({
      value: code,
      label: untranslated(name),
      lang: tagOf(code),
    })),
    'data-language': '',
    defaultValue: current,
    // Browsers restore select values on reload, which could contradict the page's language.
    autoComplete: 'off',
  };
}
