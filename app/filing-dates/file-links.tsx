import { About } from '../blocks/more-link.tsx';
import { plain, type Text } from '../language/text.ts';
import { useLocalizePath, useTranslate } from '../language/use-language.ts';
import type { Company, DueDate } from '../tools/filing-dates/due-dates.ts';
import { filingFile, type FileKind } from '../tools/filing-dates/files.ts';
import { companyQuery } from '../tools/filing-dates/query.ts';

interface FileLinksProps {
  list: 'reports' | 'ownership';
  dates: readonly DueDate[];
  company: Company;
  /** English phrase. */
  title: string;
}

/** A list as calendar file, spreadsheet and print. */
export function FileLinks(props: FileLinksProps) {
  const t = useTranslate();
  return (
    <p className="due-files small screen-only">
      <FileLink {...props} kind="ics" label={t('Calendar (.ics)')} />{' '}
      <FileLink {...props} kind="csv" label={t('Spreadsheet (.csv)')} />{' '}
      {props.list === 'reports' && (
        <button type="button" className="link script-only" data-press="print">
          {t('Print')}
        </button>
      )}
    </p>
  );
}

/** The browser makes the file itself; without scripts the server does, and its answer says that it is to be saved. */
function FileLink({
  list,
  dates,
  company,
  title,
  kind,
  label,
}: FileLinksProps & { kind: FileKind; label: Text }) {
  const t = useTranslate();
  const localize = useLocalizePath();
  const name = t(title);

  function save() {
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
    <a
      href={`${localize(`/tools/filing-dates/${list}.${kind}`)}?${companyQuery(company)}`}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {label}
      <About name={name} />
    </a>
  );
}
