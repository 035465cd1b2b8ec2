import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ContentFileName, DefinitionOf } from '../app/content/content-file.ts';
import type { DocumentOf } from '../app/content/document-facts.ts';
import { documentFile, type DocumentKind, type DocumentSlug } from '../app/content/documents.ts';
import type { Loaded } from '../app/content/loaded.ts';

/** Content by the file's path in the editors' folder: a JSON file, or a long text; null for one that is missing. */
export type ContentPieces = Readonly<Record<string, Loaded | DocumentOf<DocumentKind> | null>>;

type Piece = ContentPieces[string];
type Source = Piece | Promise<Piece>;

/** Gives a piece of content: at once when it is here, else its promise, which never rejects. */
export type AskForContent = (file: string) => Source;

const PageContentContext = createContext<AskForContent | null>(null);

interface PageContentProps {
  /** What the server has rendered the page from. */
  initial: ContentPieces;
  /** Where a browser has the content of further pages from. A server renders one page. */
  ask?: AskForContent;
  children: ReactNode;
}

/** The content of the page at hand. Each page of a visit asks once for each piece, and keeps what it got. */
export function PageContent({ initial, ask = notAmongIt, children }: PageContentProps) {
  const { pathname } = useLocation();
  const [page, setPage] = useState(() => ({
    pathname,
    pieces: new Map<string, Source>(Object.entries(initial)),
  }));
  const arrived = page.pathname === pathname ? page : { pathname, pieces: new Map<string, Source>() };
  if (arrived !== page) setPage(arrived);
  const { pieces } = arrived;
  const piece = useMemo<AskForContent>(
    () => (file) => {
      const source = pieces.get(file) ?? ask(file);
      pieces.set(file, source);
      return source;
    },
    [pieces, ask],
  );
  return <PageContentContext value={piece}>{children}</PageContentContext>;
}

function notAmongIt(file: string): never {
  throw new Error(`The page shows ${file} but does not name it among its content`);
}

/**
 * A content file. Suspends while it is on its way (the nearest `Suspense` shows the skeleton); afterwards the
 * content is whole, and `error` tells whether the file could be had.
 */
export function useContent<Name extends ContentFileName>(name: Name): Loaded<DefinitionOf<Name>> {
  return usePiece(name) as Loaded<DefinitionOf<Name>>;
}

/** A long text; null when it cannot be had. Suspends as {@link useContent} does. */
export function useDocument<Kind extends DocumentKind>(
  kind: Kind,
  slug: DocumentSlug<Kind>,
): DocumentOf<Kind> | null {
  return usePiece(documentFile(kind, slug)) as DocumentOf<Kind> | null;
}

function usePiece(file: string): Piece {
  const source = useAskForContent()(file);
  return source instanceof Promise ? use(source) : source;
}

/** For who needs content outside of rendering, or must not suspend. */
export function useAskForContent(): AskForContent {
  const ask = use(PageContentContext);
  if (!ask) throw new Error('Content must be used within PageContent');
  return ask;
}
