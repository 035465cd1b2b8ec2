import { About } from '../../blocks/more-link.tsx';
import { plain, type Text } from '../../language/text.ts';
import { useLanguage, useLocalizePath, useTranslate } from '../../language/use-language.ts';
import type { FileKind } from 'filing-dates/files.ts';
import { datesOf } from 'filing-dates/lists.ts';
import { fileQuery, type Asked, type FileList } from 'filing-dates/query.ts';

export interface FileLinksProps {
  list: FileList;
  asked: Asked;
  /** Of the site: calendars subscribe to an address there. */
  origin: string;
  /** English phrase. */
  title: string;
}

/** A list as calendar file, as calendar to subscribe to, as spreadsheet and in print. */
export function FileLinks(props: FileLinksProps) {
  const t = useTranslate();
  const { list, asked, origin, title } = props;
  const address = useAddress(list, asked, 'ics');
  return (
    <p className="ways small screen-only">
      <FileLink {...props} kind="ics" label={t('Calendar (.ics)')} />{' '}
      {list !== 'event' && (
        <>
          <a href={`${origin.replace(/^https?/, 'webcal')}${address}`} rel="nofollow">
            {t('Subscribe')}
            <About name={t(title)} />
          </a>{' '}
          <FileLink {...props} kind="csv" label={t('Spreadsheet (.csv)')} />{' '}
        </>
      )}
      {list === 'reports' && (
        <button type="button" className="link script-only" data-press="print">
          {t('Print')}
        </button>
      )}
    </p>
  );
}

/**
 * The browser makes the file itself: what was chosen is not sent. Without scripts, or when its script cannot be had, the server
 * makes it, and until somebody chooses, of what the page's address says.
 */
function FileLink({ list, asked, title, kind, label }: FileLinksProps & { kind: FileKind; label: Text }) {
  const t = useTranslate();
  const { code } = useLanguage();
  const address = useAddress(list, asked, kind);
  const name = t(title);

  async function save() {
    const { filingFile } = await import('filing-dates/files.ts');
    const { body, type } = filingFile(
      kind,
      datesOf(list, asked),
      (phrase, values) => plain(t(phrase, values)),
      {
        company: asked.name,
        language: code,
        name: plain(name),
        host: window.location.hostname,
        now: Date.now(),
      },
    );
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
      href={address}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        save().catch(() => window.location.assign(address));
      }}
    >
      {label}
      <About name={name} />
    </a>
  );
}

function useAddress(list: FileList, asked: Asked, kind: FileKind): string {
  return `${useLocalizePath()(`/tools/filing-dates/${list}.${kind}`)}?${fileQuery(list, asked)}`;
}
