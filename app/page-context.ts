import { createContext, use } from 'react';
import type { Posted } from './contact/posted.ts';
import type { DocumentOf } from './content/document-metadata.ts';
import { documentFile } from './content/documents.ts';
import type { DocumentKind } from './routes.ts';
import { commonContent, type CommonContent } from './content/files/common.ts';
import { contactContent } from './content/files/contact.ts';
import { ownerContent, type OwnerContent } from './content/files/owner.ts';
import { pageContent, type PageContent, type TranslatedPage } from './content/files/page.ts';
import type { Media } from './content/media.ts';
import type { ContentDefinition, ContentOf } from './content/schema.ts';
import type { Loaded } from './content/loaded.ts';
import { translated, type TranslatedContent } from './content/translated.ts';
import { formatFigures } from './language/format.ts';
import { useTranslate, type SiteValues } from './language/use-language.ts';

/**
 * All JSON files of the content, and the Markdown document or the page of blocks that is shown, by path in the content
 * folder; null when it is missing, an error when reading it has failed.
 */
export type ContentPieces = Readonly<
  Record<string, Loaded | Error | PageContent | DocumentOf<DocumentKind> | null>
>;

/** Data that every page needs. */
export interface SiteData {
  common: Loaded<typeof commonContent>;
  /** Origin of canonical URLs, without a trailing slash. */
  origin: string;
  year: number;
  /** The pictures and videos of the content, by name. */
  media: Media;
  backend: { url: string; key: string };
}

/** What a page is rendered from. Only the server renders pages. */
export interface PageState {
  /** Without a language. */
  path: string;
  /** The query of the address, if the page reads it; else empty. */
  search: URLSearchParams;
  content: ContentPieces;
  site: SiteData;
  /** The outcome of a form that was posted without JavaScript. */
  posted?: Posted;
}

export const PageContext = createContext<PageState | null>(null);

export function usePage(): PageState {
  const page = use(PageContext);
  if (!page) throw new Error('A page must be rendered within a PageContext');
  return page;
}

export function useSiteData(): SiteData {
  return usePage().site;
}

/** The values of placeholders in phrases. */
export function siteValues(
  { figures, branding, footer }: ContentOf<typeof commonContent>,
  year: number,
): SiteValues {
  return {
    ...formatFigures(figures),
    brand: branding.name,
    product: branding.product,
    email: footer.sections.company.contact.email,
    year,
  };
}

/** Brand, menu and footer. */
export function useCommonContent(): CommonContent {
  return translated(commonContent.schema, useSiteData().common.content, useTranslate());
}

/** What only the owner knows, as far as it is filled in. */
export function useOwner(): OwnerContent {
  return useContent(ownerContent).content;
}

/** URL of the external scheduling page, for every Book A Demo link. */
export function useDemoLink(): string {
  return useEnglishContent(contactContent).content.consultation.calendly_link;
}

/** A content file in the language of the page, always complete; `error` is set when the file could not be loaded. */
export function useContent<Definition extends ContentDefinition>(
  definition: Definition,
): { content: TranslatedContent<Definition>; error?: string } {
  const t = useTranslate();
  const { content, error } = useEnglishContent(definition);
  return { content: translated(definition.schema, content, t), error };
}

/** A content file as it is written: for islands, which translate what they show. */
export function useEnglishContent<Definition extends ContentDefinition>({
  name,
}: Definition): Loaded<Definition> {
  return usePiece(name) as Loaded<Definition>;
}

/** Among the content of a page of content/pages/: its file. */
export const PAGE_PIECE = 'page';

/** The file of a page of content/pages/, in the language of the page. */
export function useContentPage(): TranslatedPage {
  return translated(pageContent('').schema, usePiece(PAGE_PIECE) as PageContent, useTranslate());
}

/** A Markdown document; null when it cannot be loaded. */
export function useDocument<Kind extends DocumentKind>(kind: Kind, slug: string): DocumentOf<Kind> | null {
  return usePiece(documentFile(kind, slug)) as DocumentOf<Kind> | null;
}

function usePiece(file: string): ContentPieces[string] {
  const piece = usePage().content[file];
  if (piece === undefined) throw new Error(`The page shows ${file}, which is not among its content`);
  if (piece instanceof Error) throw piece;
  return piece;
}
