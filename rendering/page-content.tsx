import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { ContentFileName, DefinitionOf } from '../app/content/content-file.ts';
import type { DocumentOf } from '../app/content/document-metadata.ts';
import { documentFile, type DocumentKind } from '../app/content/documents.ts';
import type { Loaded } from '../app/content/loaded.ts';

/** Content by its path in the content folder: a JSON file or a Markdown document; null when it is missing. */
export type ContentPieces = Readonly<Record<string, Loaded | DocumentOf<DocumentKind> | null>>;

type Piece = ContentPieces[string];
type Source = Piece | Promise<Piece>;

/** Returns content at once when it is loaded, else a promise that never rejects. */
export type AskForContent = (file: string) => Source;

const PageContentContext = createContext<AskForContent | null>(null);

interface PageContentProps {
  /** What the server has rendered the page from. */
  initial: ContentPieces;
  /** Loads the content of further pages in the browser. */
  ask?: AskForContent;
  children: ReactNode;
}

/** The content of the current page. Each page asks once for each file and keeps what it got. */
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
      const known = pieces.get(file);
      // Null is an answer: the document cannot be read.
      if (known !== undefined) return known;
      const source = ask(file);
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
 * A content file. Suspends while it loads (the nearest `Suspense` shows the skeleton). The content is always complete;
 * `error` is set when the file could not be loaded.
 */
export function useContent<Name extends ContentFileName>(name: Name): Loaded<DefinitionOf<Name>> {
  return usePiece(name) as Loaded<DefinitionOf<Name>>;
}

/** A Markdown document; null when it cannot be loaded. Suspends like {@link useContent}. */
export function useDocument<Kind extends DocumentKind>(kind: Kind, slug: string): DocumentOf<Kind> | null {
  return usePiece(documentFile(kind, slug)) as DocumentOf<Kind> | null;
}

function usePiece(file: string): Piece {
  const source = useAskForContent()(file);
  return source instanceof Promise ? use(source) : source;
}

/** For code that needs content outside of rendering, or must not suspend. */
export function useAskForContent(): AskForContent {
  const ask = use(PageContentContext);
  if (!ask) throw new Error('Content must be used within PageContent');
  return ask;
}
