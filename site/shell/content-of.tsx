import type { ReactNode } from 'react';
import { usePage } from '../page-context.ts';
import type { Route } from '../routes.ts';
import { useSheet } from '../styles/use-sheet.ts';
import askingSheet from '../ui/asking.css?inline';

interface ContentOfProps {
  file: NonNullable<Route['content']> | 'common.json';
  loading: ReactNode;
  /** What is shown with the file, or without it: defaults, or that it cannot be had. */
  children: ReactNode;
}

/**
 * What depends on a content file. Where the server could not read the file, its loading state comes first, until
 * site/browser/content-states.ts has asked for the file; browsers without scripts show the children at once.
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
