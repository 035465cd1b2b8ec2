/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import type { ReactNode } from 'react';
import { wordsOf, type Block, type Heading, type Inline, type Table } from '../content/document-tree.ts';
import type { FigureContent } from '../content/files/article-figures.ts';
import { Picture } from '../blocks/picture.tsx';
import { ArticleDrawing } from '../drawings/drawing.tsx';
import { useLanguage, useFill, useTranslate } from '../language/use-language.ts';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import type { Text } from '../language/text.ts';
import { HeadingText, Inlines } from './inlines.tsx';

interface ProseProps {
  blocks: readonly Block[];
  /** `essay`: headings beside their text. `contract`: numbered sections, one below the other. */
  layout: 'essay' | 'contract';
  /** The sentence that stands before the first words, beside a drawing that opens the text. */
  standfirst?: string;
}

type ProseBlock = Block | { kind: 'standfirst'; text: string };

/** A long text of the content folder: English in every language. */
export function Prose({ blocks, layout, standfirst }: ProseProps) {
  const shown: ProseBlock[] = [...blocks];
  if (standfirst)
    shown.splice(blocks[0]?.kind === 'figure' ? 1 : 0, 0, { kind: 'standfirst', text: standfirst });
  const sections = split(shown, (block) => block.kind === 'heading' && block.level === 2);
  return (
    <div className={`prose ${layout}`} lang="en" dir="ltr">
      {sections.map((section, index) => (
        <section key={index} className={section[0]?.kind === 'heading' ? undefined : 'opening'}>
          <Parts blocks={section} />
        </section>
      ))}
    </div>
  );
}

/** Headings, tables and figures stand alone. What is between them is one run of text. */
function Parts({ blocks }: { blocks: readonly ProseBlock[] }) {
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

const standsAlone = ({ kind }: ProseBlock) =>
  kind === 'heading' || kind === 'table' || kind === 'figure' || kind === 'picture';

/** Splits a list before each block that starts a part. `last` is the one before it. */
function split(
  blocks: readonly ProseBlock[],
  starts: (block: ProseBlock, last: ProseBlock) => boolean,
): ProseBlock[][] {
  const parts: ProseBlock[][] = [];
  for (const block of blocks) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !starts(block, last)) part.push(block);
    else parts.push([block]);
  }
  return parts;
}

/** The title of a long text and what belongs to it. Readers of other languages are told that the text is in English. */
export function TextHead({ title, children }: { title: Text; children: ReactNode }) {
  const t = useTranslate();
  const isForeign = useLanguage().code !== DEFAULT_LANGUAGE;
  return (
    <header className="text-head">
      <h1>{title}</h1>
      {children}
      {isForeign && <p className="byline">{t('This text is available in English only.')}</p>}
    </header>
  );
}

function Blocks({ blocks }: { blocks: readonly ProseBlock[] }) {
  return blocks.map((block, index) => <BlockElement key={index} block={block} />);
}

function BlockElement({ block }: { block: ProseBlock }) {
  const fill = useFill();
  switch (block.kind) {
    case 'standfirst':
      return <p className="standfirst">{fill(block.text)}</p>;
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
    case 'picture': {
      const { name, alt, caption, href } = block;
      return <Picture {...{ name, alt }} caption={fill(caption)} link={href} />;
    }
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
  const names = head.map((cell) => fill(wordsOf(cell)));
  const isWide = head.length > 2;
  const isStacked = isWide && !numeric.every(Boolean);
  const looks = [isStacked && 'stacked', names[0] === 'Date' && 'by-date'].filter(Boolean);
  const classOf = (column: number) => (numeric[column] ? 'num' : undefined);
  return (
    <div
      className={['scroll', ...looks].join(' ')}
      {...(isWide && { role: 'group', tabIndex: 0, 'aria-labelledby': under })}
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
              {cells.map((cell, index) => (
                <td
                  key={index}
                  className={classOf(index + 1)}
                  data-label={isStacked ? names[index + 1] : undefined}
                >
                  <span>
                    <Inlines nodes={cell} />
                  </span>
                </td>
              ))}
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
        <div key={index} id={`note:${index + 1}`}>
          <dt>
            <a href={`#mark:${index + 1}`}>{index + 1}</a>
          </dt>
          <dd>
            <Item blocks={blocks} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
