import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { plain, untranslated } from '../../language/text.ts';
import { useLocalizePath, useTranslate } from '../../language/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { findTargets, type Asked, type FileList, type Target } from 'filing-dates';
import { FIELDS } from './fields.ts';
import { useSheet } from '../../styles/use-sheet.ts';
import inlineFormSheet from '../../ui/form/inline-form.css?inline';

/** Where each list is on the page. */
const PLACES: Readonly<Record<FileList, string>> = {
  reports: 'dates',
  ownership: 'ownership',
  event: 'clock',
  meeting: 'meeting',
};

interface FinderProps {
  asked: Asked;
  /** The query of the address, without the search words. */
  query: URLSearchParams;
  /** Called with the query that has the answer. Without scripts a link asks the server. */
  onFind: (query: URLSearchParams) => void;
}

/** A search for a form, an item or a rule, which leads to its answer. */
export function Finder({ asked, query, onFind }: FinderProps) {
  useSheet('base', inlineFormSheet);
  const t = useTranslate();
  const localize = useLocalizePath();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(asked.find);
  // Text typed before the scripts loaded.
  useEffect(() => setText(form.current?.querySelector<HTMLInputElement>('[name=find]')?.value ?? ''), []);
  const found = findTargets(text, (phrase) => plain(t(phrase)));
  const path = localize('/tools/filing-dates');

  const queryFor = ({ choice }: Target) =>
    new URLSearchParams([...[...query].filter(([name]) => !(name in choice)), ...Object.entries(choice)]);

  function open(event: FormEvent | MouseEvent, target: Target | undefined) {
    event.preventDefault();
    if (!target) return;
    onFind(queryFor(target));
    const place = document.getElementById(PLACES[target.list]);
    const closed = place?.closest('details');
    if (closed) closed.open = true;
    place?.scrollIntoView();
  }

  return (
    <form
      ref={form}
      role="search"
      className="inline-form filing-find screen-only"
      action={`${path}#find`}
      autoComplete="off"
      id="find"
      onSubmit={(event) => open(event, found[0])}
    >
      {Array.from(query, ([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t(FIELDS.find.label)}
        placeholder={untranslated('8-K 5.02')}
        type="search"
        dir="auto"
        name="find"
        maxLength={60}
        defaultValue={asked.find}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="line">
        {t('Search')}
      </Button>
      <div role="status">
        {found.length > 0 ? (
          <ul className="unlined small">
            {found.map((target) => (
              <li key={target.name + target.phrase}>
                <a
                  href={`${path}?${queryFor(target)}#${PLACES[target.list]}`}
                  rel="nofollow"
                  onClick={(event) => open(event, target)}
                >
                  <TargetName {...target} />
                </a>
              </li>
            ))}
          </ul>
        ) : (
          text.trim() && <p>{t('Nothing matches “{query}”.', { query: text.trim() })}</p>
        )}
      </div>
    </form>
  );
}

function TargetName({ name, phrase }: Target) {
  const t = useTranslate();
  if (phrase?.includes('{name}')) return t(phrase, { name });
  return (
    <>
      <bdi translate="no">{untranslated(name)}</bdi>
      {phrase && (
        <>
          {' '}
          <span className="muted">{t(phrase)}</span>
        </>
      )}
    </>
  );
}
