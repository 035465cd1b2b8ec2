import { plain } from '../../language/text.ts';
import type { MouseEvent } from 'react';
import { useLocalizePath } from '../../language/use-localize-path.ts';
import { useTranslate } from '../../language/use-translate.ts';
import type { Company, DueDate } from '../../tools/filing-dates/due-dates.ts';
import { filingFile, type FileKind } from '../../tools/filing-dates/files.ts';
import { companyQuery } from '../../tools/filing-dates/query.ts';
import { About } from '../../blocks/more-link.tsx';

interface FileLinksProps {
  list: 'reports' | 'ownership';
  dates: readonly DueDate[];
  company: Company;
  /** English phrase. */
  title: string;
}

/**
 * A list as calendar file, spreadsheet and print. The browser makes the files itself; without scripts the server does, and
 * its answer says that they are to be saved.
 */
export function FileLinks({ list, dates, company, title }: FileLinksProps) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const name = t(title);
  const href = (kind: FileKind) =>
    `${localize(`/tools/filing-dates/${list}.${kind}`)}?${companyQuery(company)}`;

  function save(event: MouseEvent<HTMLAnchorElement>, kind: FileKind) {
    event.preventDefault();
    const { body, type } = filingFile(kind, dates, company, (phrase, values) => plain(t(phrase, values)), {
      name: plain(name),
      host: window.location.hostname,
      now: Date.now(),
    });
    const url = URL.createObjectURL(new Blob([body], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `filing-dates-${list}.${kind}`;
    link.click();
    // Later: Safari reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <p className="due-files">
      <a href={href('ics')} rel="nofollow" onClick={(event) => save(event, 'ics')}>
        {t('Calendar (.ics)')}
        <About name={name} />
      </a>{' '}
      <a href={href('csv')} rel="nofollow" onClick={(event) => save(event, 'csv')}>
        {t('Spreadsheet (.csv)')}
        <About name={name} />
      </a>{' '}
      {list === 'reports' && (
        <button type="button" className="link" data-press="print">
          {t('Print')}
        </button>
      )}
    </p>
  );
}
