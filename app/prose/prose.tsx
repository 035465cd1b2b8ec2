/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { wordsOf, type Block, type Heading, type Inline, type Table } from '../content/document-tree.ts';
import type { FigureContent } from '../content/files/article-figures.ts';
import { ArticleDrawing } from '../drawings/drawing.tsx';
import { useLanguage } from '../language/language-provider.tsx';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import { useFill, useTranslate } from '../language/use-translate.ts';
import { HeadingText, Inlines, markId, noteId } from './inlines.tsx';

interface ProseProps {
  blocks: readonly Block[];
  /** `essay`: headings beside their text. `contract`: numbered sections, one below the other. */
  layout: 'essay' | 'contract';
  /** The sentence that stands before the first words. */
  standfirst?: string;
}

/** A long text of the content folder: English in every language. */
export function Prose({ blocks, layout, standfirst }: ProseProps) {
  const fill = useFill();
  const sections = split(blocks, (block) => block.kind === 'heading' && block.level === 2);
  return (
    <div className={`prose ${layout}`} lang="en" dir="ltr">
      {sections.map((section, index) => (
        <section key={index} className={section[0]?.kind === 'heading' ? undefined : 'opening'}>
          {index === 0 && standfirst && <p className="standfirst">{fill(standfirst)}</p>}
          <Parts blocks={section} />
        </section>
      ))}
    </div>
  );
}

/** Headings, tables and figures stand alone. What is between them is one run of text. */
function Parts({ blocks }: { blocks: readonly Block[] }) {
  const parts = split(blocks, (block, last) => standsAlone(block) || standsAlone(last));
  return parts.map((part, index) =>
    part.every(standsAlone) ? (
      <Blocks key={index} blocks={part} />
    ) : (
      <div key={index} className="text">
        <Blocks blocks={part} />
      </div>
    ),
  );
}

const standsAlone = ({ kind }: Block) => kind === 'heading' || kind === 'table' || kind === 'figure';

/** Splits a list before each block that starts a part. `last` is the one before it. */
function split(blocks: readonly Block[], starts: (block: Block, last: Block) => boolean): Block[][] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !starts(block, last)) part.push(block);
    else parts.push([block]);
  }
  return parts;
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

function ProseHeading({ level, id, children }: Heading) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id}>
      <HeadingText nodes={children} />
    </Tag>
  );
}

/** A paragraph that is all emphasis is the colophon of a text. One that is all code is a formula. */
function ProseParagraph({ nodes }: { nodes: readonly Inline[] }) {
  const [only] = nodes.length === 1 ? nodes : [];
  const isColophon = only?.kind === 'emphasis';
  return (
    <p className={isColophon ? 'colophon' : only?.kind === 'code' ? 'formula' : undefined}>
      <Inlines nodes={isColophon ? only.children : nodes} />
    </p>
  );
}

function ProseList({ ordered, start, items }: Extract<Block, { kind: 'list' }>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag {...(ordered && { start })}>
      {items.map((blocks, index) => (
        <li key={index}>
          <Item blocks={blocks} />
        </li>
      ))}
    </Tag>
  );
}

/** An item of one paragraph needs no paragraph element. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [first] = blocks;
  if (blocks.length === 1 && first?.kind === 'paragraph') return <Inlines nodes={first.children} />;
  return <Blocks blocks={blocks} />;
}

/**
 * A wide table scrolls in its own box, which the keyboard can reach. On a phone its rows are stacked, and each cell says
 * which column it is of. Figures fit beside each other on a phone too, and are compared down their column.
 */
function ProseTable({ under, numeric, head, rows }: Table) {
  const fill = useFill();
  const names = head.map((cell) => wordsOf(cell));
  const isWide = head.length > 2;
  const isStacked = isWide && !numeric.every(Boolean);
  const looks = [isStacked && 'stacked', names[0] === 'Date' && 'by-date'].filter(Boolean);
  return (
    <div
      className={['scroll', ...looks].join(' ')}
      role={isWide ? 'group' : undefined}
      tabIndex={isWide ? 0 : undefined}
      aria-labelledby={isWide ? under : undefined}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={numeric[column] ? 'num' : undefined}>
                <Inlines nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={column === 0 ? 'row' : undefined}
                    className={numeric[column] ? 'num' : undefined}
                    data-label={isStacked && column > 0 ? fill(names[column] ?? '') : undefined}
                  >
                    <span>
                      <Inlines nodes={cell} />
                    </span>
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ProseFigure({ drawing, caption }: { drawing: FigureContent; caption: string }) {
  const isBeside = drawing.parts.some((part) => part.kind === 'plot' && part.beside);
  return (
    <figure className={isBeside ? 'beside' : undefined}>
      <ArticleDrawing {...drawing} />
      <figcaption>{useFill()(caption)}</figcaption>
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
            <Item blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
