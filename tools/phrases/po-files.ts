import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { po, type GetTextTranslations } from 'gettext-parser';
import { languageFile } from '../../app/language/language-files.server.ts';
import { parsePo } from '../../app/language/po.server.ts';
import { pluralFormsHeader } from './plural-forms.ts';

/**
 * The PO file of a language, an empty one if there is none yet.
 * @throws {PoError} when it cannot be parsed
 */
export function readPo(contentDir: string, code: string): GetTextTranslations {
  const path = languageFile(contentDir, code);
  return existsSync(path) ? parsePo(readFileSync(path, 'utf8')) : newPo(code);
}

/** Folds lines as gettext's own programs do. */
export function writePo(contentDir: string, code: string, file: GetTextTranslations): void {
  writeFileSync(languageFile(contentDir, code), po.compile(file));
}

export function newPo(code: string): GetTextTranslations {
  const team = new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code;
  return {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': 'website',
      'PO-Revision-Date': `${new Date().toISOString().slice(0, 10)} 00:00+0000`,
      'Last-Translator': team,
      'Language-Team': team,
      Language: code,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
      'Plural-Forms': pluralFormsHeader(code),
    },
    translations: { '': {} },
  };
}
