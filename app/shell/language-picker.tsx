import { LANGUAGES, tagOf } from '../language/languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { untranslated } from '../language/text.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Options, SelectField } from '../ui/field.tsx';

const OPTIONS = LANGUAGES.map(({ code, name }) => ({
  value: code,
  label: untranslated(name),
  lang: tagOf(code),
}));

/** For the header on wide screens. */
export function LanguagePicker() {
  const t = useTranslate();
  return (
    <select className="pick" aria-label={t('Language')} {...usePicker()}>
      <Options options={OPTIONS} />
    </select>
  );
}

/** For the mobile menu, with a label. */
export function LanguageField() {
  const t = useTranslate();
  return <SelectField label={t('Language')} options={OPTIONS} {...usePicker()} />;
}

/** What a choice does is in app/browser/language.ts. */
function usePicker() {
  return {
    'data-language': '',
    defaultValue: useLanguage().code,
    // Browsers restore select values on reload, which could contradict the page's language.
    autoComplete: 'off',
  };
}
