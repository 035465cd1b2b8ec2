import { About } from '../../blocks/more-link.tsx';
import { plain, type Text } from '../../language/text.ts';
import { useLanguage, useLocalizePath, useTranslate } from '../../language/use-language.ts';
import { datesOf, fileQuery, type Asked, type FileList } from 'filing-dates';
import type { FileKind } from 'filing-dates/files';
import { FORM_ID } from './fields.ts';

export interface FileLinksProps {
  list: FileList;
  asked: Asked;
  /** The origin of the site: calendars subscribe to an address there. */
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
      <FileButton {...props} kind="ics" label={t('Calendar (.ics)')} />{' '}
      {list !== 'event' && (
        <>
          <a href={`${origin.replace(/^https?/, 'webcal')}${address}`} rel="nofollow">
            {t('Subscribe')}
            <About name={t(title)} />
          </a>{' '}
          <FileButton {...props} kind="csv" label={t('Spreadsheet (.csv)')} />{' '}
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
 * The browser makes the file itself, so the choices are not sent. Without scripts, or if the script fails to load, the
 * form asks the server.
 */
function FileButton({ list, asked, title, kind, label }: FileLinksProps & { kind: FileKind; label: Text }) {
  const t = useTranslate();
  const { code } = useLanguage();
  const localize = useLocalizePath();
  const address = useAddress(list, asked, kind);
  const name = t(title);

  async function save() {
    const { filingFile } = await import('filing-dates/files');
    const { body, type } = filingFile(
      kind,
      datesOf(list, asked),
      (phrase, values) => plain(t(phrase, values)),
      { language: code, name: plain(name), host: window.location.hostname, now: Date.now() },
    );
    const url = URL.createObjectURL(new Blob([body], { type }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `filing-dates-${list}.${kind}`;
    link.click();
    // Revoked later, because Safari reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <button
      type="submit"
      className="link"
      form={FORM_ID}
      formAction={localize(pathOf(list, kind))}
      onClick={(event) => {
        event.preventDefault();
        save().catch(() => window.location.assign(address));
      }}
    >
      {label}
      <About name={name} />
    </button>
  );
}

function useAddress(list: FileList, asked: Asked, kind: FileKind): string {
  return `${useLocalizePath()(pathOf(list, kind))}?${fileQuery(list, asked)}`;
}

function pathOf(list: FileList, kind: FileKind): string {
  return `/tools/filing-dates/${list}.${kind}`;
}
