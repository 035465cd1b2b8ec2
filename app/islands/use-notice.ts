import { plain } from '../language/text.ts';
import { showNotice } from '../browser/notices.ts';
import { tagOf } from '../language/languages.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { NOTICES, type NoticeName } from '../contact/posted.ts';

/** Shows one of the site's notices in the page's language. */
export function useNotice(): (name: NoticeName) => void {
  const t = useTranslate();
  const { code } = useLanguage();
  return (name) => {
    const { kind, title, text } = NOTICES[name];
    const [words, close] = [plain(t(text)), plain(t('Close'))];
    showNotice({ kind, title: plain(t(title)), text: words, close, lang: tagOf(code) });
  };
}
