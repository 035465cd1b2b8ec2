import type { ReactNode } from 'react';
import { Link } from '../language/paths/link.tsx';
import type { Text } from '../language/text.ts';
import { useTranslate } from '../language/use-language.ts';
import { PAGE_START, PageHead } from '../shell/head/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { slugOf, titleOfSlug } from '../content/documents/documents.ts';
import { useSheet } from '../styles/use-sheet.ts';
import lostSheet from './lost.css?inline';

interface LostProps {
  /** Of the document too. */
  title: Text;
  description?: Text;
  /** A heading in place of the title, as wide as the page, with the title beside it. */
  figure?: string;
  /** The problem, and the visitor's next step. */
  children: ReactNode;
  /** In place of the way home. */
  actions?: ReactNode;
  /** Shown below, such as a list of pages. */
  below?: ReactNode;
}

/** A page that has nothing to show: it says why, and where to go from here. Search engines leave it out. */
export function Lost({ title, description, figure, children, actions, below }: LostProps) {
  useSheet('blocks', lostSheet);
  const t = useTranslate();
  return (
    <section
      className={figure ? 'wrap lost cols cols-8 lost-figure' : 'wrap lost cols cols-8'}
      id={PAGE_START}
    >
      <PageHead title={title} description={description} hidden />
      <h1>{figure ?? title}</h1>
      <div>
        {figure && <h2 className="third">{title}</h2>}
        {children}
        {actions ?? (
          <p className="acts">
            <Link className={buttonClass({ look: 'line' })} to="/">
              {t('Return to Home')}
            </Link>
          </p>
        )}
      </div>
      {below}
    </section>
  );
}

/** Shown when a text's file cannot be read. The log says which file and why. */
export function MissingText({ path }: { path: string }) {
  const t = useTranslate();
  return (
    <Lost title={t(titleOfSlug(slugOf(path)))}>
      <p>{t('This text cannot be shown at the moment. Please try again later, or write to {email}.')}</p>
    </Lost>
  );
}

/**
 * Shown when a page fails. Requirement 8.13 has the heading and asks for a message: a generic one,
 * because the error itself could reveal internals.
 */
export function ErrorPage() {
  const t = useTranslate();
  return (
    <Lost
      title={t('Unexpected Application Error!')}
      description={t('Something on our side has failed. Nothing you sent before has been lost.')}
    >
      <p className="lost-detail" lang="en" dir="ltr">
        {FAILURE}
      </p>
      <p>{t('Something on our side has failed. Try the page again, or write to {email}.')}</p>
    </Lost>
  );
}

/** The error itself goes to the log. */
const FAILURE = 'Unexpected Server Error';
