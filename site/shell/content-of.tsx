import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';
import type { Route } from '../routes.ts';
import { useSheet } from '../styles/use-sheet.ts';
import askingSheet from '../ui/asking.css?inline';

interface ContentOfProps {
  file: NonNullable<Route['content']> | 'common.json';
  loading: ReactNode;
  /** Shown with the file, or without it: then the defaults, or the message that it could not be loaded. */
  children: ReactNode;
}

/**
 * A part that depends on a content file. If the server could not read the file, the loading state is shown until
 * site/browser/content-states.ts has requested the file; browsers without scripts show the children at once.
 */
export function ContentOf({ file, loading, children }: ContentOfProps) {
  const isMissing = usePage().content.failures.has(file);
  useSheet('base', isMissing && askingSheet);
  if (!isMissing) return children;
  return (
    <>
      <div className="asking" data-asks={file}>
        {loading}
      </div>
      <div className="asked">{children}</div>
    </>
  );
}
