/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import type { ReactNode } from 'react';
import { wordsOf, type Block, type Heading, type Inline, type Table } from '../content/document-tree.ts';
import type { FigureContent } from '../content/files/article-figures.ts';
import { ArticleDrawing } from '../drawings/drawing.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { HeadingText, Inlines, markId, noteId } from './inlines.tsx';

interface ProseProps {
  blocks: readonly Block[];
  /** Shown before the first words, such as a standfirst. */
  children?: ReactNode;
}

/** A long text of the content folder: English in every language. */
export function Prose({ blocks, children }: ProseProps) {
  return (
    <div className="prose" lang="en" dir="ltr">
      {sectionsOf(blocks).map((section, index) => (
        <section key={index}>
          {index === 0 && children}
          <Blocks blocks={section} />
        </section>
      ))}
    </div>
  );
}

/** The text before the first heading of level 2, then each such heading with what follows it. */
function sectionsOf(blocks: readonly Block[]): Block[][] {
  const sections: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) sections.push([]);
    sections.at(-1)?.push(block);
  }
  return sections.filter((section) => section.length > 0);
}

/** Tells readers of other languages that the text is in English. */
export function EnglishOnly() {
  const t = useTranslate();
  if (useLanguage().code === DEFAULT_LANGUAGE) return null;
  return <p className="in-english">{t('This text is available in English only.')}</p>;
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

function BlockElement({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <ProseHeading {...block} />;
    case 'paragraph':
      return <ProseParagraph nodes={block.children} />;
    case 'list':
      return <ProseList {...block} />;
    case 'table':
      return <ProseTable {...block} />;
    case 'quotation':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'code':
      return (
        <pre translate="no">
          <code>{block.text}</code>
        </pre>
      );
    case 'figure':
      return <ProseFigure {...block} />;
    case 'footnotes':
      return <Footnotes {...block} />;
  }
}

/** One that is all emphasis is the colophon of a text; one that is all code, a formula. */
function ProseParagraph({ nodes }: { nodes: readonly Inline[] }) {
  const [only] = nodes.length === 1 ? nodes : [];
  if (only?.kind === 'emphasis') {
    return (
      <p className="colophon">
        <Inlines nodes={only.children} />
      </p>
    );
  }
  return (
    <p className={only?.kind === 'code' ? 'formula' : undefined}>
      <Inlines nodes={nodes} />
    </p>
  );
}

function ProseHeading({ level, id, children }: Heading) {
  const Tag = level === 2 ? 'h2' : 'h3';
  return (
    <Tag id={id}>
      <HeadingText nodes={children} />
    </Tag>
  );
}

function ProseList({ ordered, start, items }: Extract<Block, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag {...(ordered && { start })}>
      {items.map((blocks, index) => (
        <li key={index}>
          <ListItem blocks={blocks} />
        </li>
      ))}
    </Tag>
  );
}

/** An item of one paragraph needs no paragraph element. */
function ListItem({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'paragraph') return <Inlines nodes={first.children} />;
  return <Blocks blocks={blocks} />;
}

/**
 * A wide table scrolls in its own box, which the keyboard can reach. On a phone its rows are stacked, and each cell says
 * which column it is of.
 */
function ProseTable({ under, numeric, head, rows }: Table) {
  const fill = useFill();
  const broad = head.length > 2;
  // Figures fit beside each other on a phone too, and are compared down their column.
  const stacked = broad && !numeric.every(Boolean);
  const dated = rows.length > 0 && rows.every(([name = []]) => DATE.test(wordsOf(name)));
  const classOf = (column: number) => (numeric[column] ? 'num' : undefined);
  return (
    <div
      className={['scroll', stacked && 'broad', dated && 'by-date'].filter(Boolean).join(' ')}
      role={broad ? 'group' : undefined}
      tabIndex={broad ? 0 : undefined}
      aria-labelledby={broad ? under : undefined}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={classOf(0)}>
                <Inlines nodes={name} />
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={classOf(column + 1)}
                  data-label={stacked ? fill(wordsOf(head[column + 1] ?? [])) : undefined}
                >
                  <Inlines nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Articles are in English. */
const DATE = /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/;

function ProseFigure({ drawing, caption }: { drawing: FigureContent; caption: string }) {
  const fill = useFill();
  return (
    <figure className="plot">
      <ArticleDrawing {...drawing} />
      <figcaption>{fill(caption)}</figcaption>
    </figure>
  );
}

/** The number of each leads back to its mark in the text. */
function Footnotes({ notes }: { notes: readonly Block[][] }) {
  return (
    <dl className="footnotes">
      {notes.map((blocks, index) => (
        <div key={index} id={noteId(index + 1)}>
          <dt>
            <a href={`#${markId(index + 1)}`}>{index + 1}</a>
          </dt>
          <dd>
            <ListItem blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
