/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import type { ReactNode } from 'react';
import { wordsOf, type TextNode } from '../content/documents/document-tree.ts';
import { useLanguage, useTranslate } from '../language/use-language.ts';
import { DEFAULT_LANGUAGE } from '../language/languages.ts';
import type { Text } from '../language/text.ts';
import { PAGE_START } from '../shell/head/page-head.tsx';
import { HeadingText, Nodes } from './nodes.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import textStandIns from '../styles/stand-ins/text.css?inline';
import bylineSheet from '../blocks/byline.css?inline';
import tocSheet from './toc.css?inline';
import contractSheet from './contract.css?inline';
import essaySheet from './essay.css?inline';
import proseSheet from './prose.css?inline';

/**
 * The title of a long text, and the parts below it. Readers of other languages are told that the text is in English.
 */
export function TextHead({ title, children }: { title: Text; children: ReactNode }) {
  useSheet('blocks', bylineSheet);
  const t = useTranslate();
  const isForeign = useLanguage().code !== DEFAULT_LANGUAGE;
  return (
    <header className="stack">
      <h1>{title}</h1>
      {children}
      {isForeign && <p className="byline">{t('This text is available in English only.')}</p>}
    </header>
  );
}

/**
 * Links to the sections of a long text, twice: folded for screens without a column for them, and open. Browsers with
 * `scroll-target-group` mark the section that is being read.
 */
export function Toc({ nodes }: { nodes: readonly TextNode[] }) {
  useSheet('page', tocSheet);
  const t = useTranslate();
  const headings = nodes.flatMap((node) => (node.type === 'heading' && node.level === 2 ? node : []));
  if (headings.length === 0) return null;
  const links = (
    <ol className="unlined" lang="en" dir="ltr">
      {headings.map(({ id, children }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <HeadingText nodes={[{ type: 'text', value: wordsOf(children) }]} />
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="toc">
        <summary className="label small">{t('On this page')}</summary>
        {links}
      </details>
      <nav className="toc sticky" aria-labelledby="toc">
        <h2 className="label small" id="toc">
          {t('On this page')}
        </h2>
        {links}
      </nav>
    </>
  );
}

interface ProseProps {
  nodes: readonly TextNode[];
  /** `essay`: headings beside their text. `contract`: numbered sections, one below the other. */
  layout: 'essay' | 'contract';
  /** A sentence before the text, and after a drawing that opens it. */
  standfirst?: string;
}

/** A long text of the content folder: English in every language. */
export function Prose({ nodes, layout, standfirst }: ProseProps) {
  useSheet('page', proseSheet);
  useSheet('page', layout === 'essay' ? essaySheet : contractSheet);
  useSheet('page', layout === 'essay' && textStandIns);
  const shown = [...nodes];
  if (standfirst)
    shown.splice(nodes[0]?.type === 'drawing' ? 1 : 0, 0, { type: 'standfirst', value: standfirst });
  const sections = split(shown, (node) => node.type === 'heading' && node.level === 2);
  return (
    <div className={`prose ${layout}`} lang="en" dir="ltr">
      {sections.map((section, index) => (
        <section
          key={index}
          className={section[0]?.type === 'heading' ? undefined : 'opening'}
          id={index === 0 ? PAGE_START : undefined}
        >
          <Parts nodes={section} />
        </section>
      ))}
    </div>
  );
}

/** Headings, tables, drawings and pictures are parts of their own. Everything between them is one run of text. */
function Parts({ nodes }: { nodes: readonly TextNode[] }) {
  const parts = split(nodes, (node, last) => standsAlone(node) || standsAlone(last));
  return parts.map((part, index) =>
    part.every(standsAlone) ? (
      <Nodes key={index} nodes={part} />
    ) : (
      <div key={index} className="text">
        <Nodes nodes={part} />
      </div>
    ),
  );
}

const standsAlone = ({ type }: TextNode) =>
  type === 'heading' || type === 'table' || type === 'drawing' || type === 'picture';

/** Splits a list before each node that starts a part. `last` is the one before it. */
function split(
  nodes: readonly TextNode[],
  starts: (node: TextNode, last: TextNode) => boolean,
): TextNode[][] {
  const parts: TextNode[][] = [];
  for (const node of nodes) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (part && last && !starts(node, last)) part.push(node);
    else parts.push([node]);
  }
  return parts;
}
