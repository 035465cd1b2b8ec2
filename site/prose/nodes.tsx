/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { Fragment } from 'react';
import { EmailLink } from '../blocks/email-link.tsx';
import { Picture } from '../blocks/picture.tsx';
import { wordsOf, type NodeOf, type TextNode } from '../content/documents/document-tree.ts';
import { ArticleDrawing } from '../drawings/article-drawing.tsx';
import { ExternalLink, Link } from '../language/paths/link.tsx';
import { keepTogether } from '../language/text-element.tsx';
import { useFill } from '../language/use-language.ts';
import { usePage } from '../page-context.ts';
import { Icon } from '../ui/icon.tsx';
import { useSheet } from '../styles/use-sheet.ts';
import tableSheet from '../blocks/table.css?inline';

/** Elements of a document, one after the other. */
export function Nodes({ nodes }: { nodes: readonly TextNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />);
}

const TAGS = { blockquote: 'blockquote', strong: 'strong', emphasis: 'em', delete: 'del' } as const;

function Node({ node }: { node: TextNode }) {
  const fill = useFill();
  switch (node.type) {
    case 'text':
      return <PlainText text={node.value} />;
    case 'inlineCode':
      return <code translate="no">{node.value}</code>;
    case 'code':
      return (
        <pre translate="no">
          <code>{node.value}</code>
        </pre>
      );
    case 'standfirst':
      return <p className="standfirst">{fill(node.value)}</p>;
    case 'break':
      return <br />;
    case 'blockquote':
    case 'strong':
    case 'emphasis':
    case 'delete': {
      const Tag = TAGS[node.type];
      return (
        <Tag>
          <Nodes nodes={node.children} />
        </Tag>
      );
    }
    case 'paragraph':
      return <Paragraph nodes={node.children} />;
    case 'heading': {
      const Tag = `h${node.level}` as const;
      return (
        <Tag id={node.id}>
          <HeadingText nodes={node.children} />
        </Tag>
      );
    }
    case 'link':
      return <ProseLink {...node} />;
    case 'list':
      return <List {...node} />;
    case 'table':
      return <Table {...node} />;
    case 'drawing':
      return <DrawingInText {...node} />;
    case 'picture':
      return <Picture {...node} caption={fill(node.caption)} link={node.href} />;
    case 'footnoteReference':
      return <Mark {...node} />;
    case 'footnotes':
      return <Footnotes {...node} />;
  }
}

/** The site's email becomes a link wherever a text names it. A check or cross at the start is drawn. */
function PlainText({ text }: { text: string }) {
  const fill = useFill();
  const isCheck = text.startsWith('✓ ');
  const hasSign = isCheck || text.startsWith('✗ ');
  return (
    <>
      {hasSign && <Icon name={isCheck ? 'check' : 'cross'} className={isCheck ? 'up' : 'down'} />}
      {text
        .slice(hasSign ? 2 : 0)
        .split('{email}')
        .map((words, index) => (
          <Fragment key={index}>
            {index > 0 && <EmailLink />}
            {keepTogether(fill(words), 'en')}
          </Fragment>
        ))}
    </>
  );
}

/** A paragraph that is all emphasis is the colophon of a text. One that is all code is a formula. */
function Paragraph({ nodes }: { nodes: readonly TextNode[] }) {
  const [only] = nodes.length === 1 ? nodes : [];
  const isColophon = only?.type === 'emphasis';
  return (
    <p className={isColophon ? 'colophon' : only?.type === 'inlineCode' ? 'formula' : undefined}>
      <Nodes nodes={isColophon ? only.children : nodes} />
    </p>
  );
}

/** A heading. A number before it, "3. ", is a separate element. */
export function HeadingText({ nodes }: { nodes: readonly TextNode[] }) {
  const [first, ...others] = nodes;
  const [, number, words = ''] = (first?.type === 'text' && /^(\d+\. )(.*)$/s.exec(first.value)) || [];
  if (number === undefined) return <Nodes nodes={nodes} />;
  return (
    <>
      <span className="number">{number}</span>
      <Nodes nodes={[{ type: 'text', value: words }, ...others]} />
    </>
  );
}

/** Characters of a reference that stays on one line of the narrowest phone, such as "section 5" */
const REFERENCE_LENGTH = 20;

function ProseLink({ href, children }: NodeOf<'link'>) {
  const words = <Nodes nodes={children} />;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  if (/^https?:/i.test(href)) return <ExternalLink href={href}>{words}</ExternalLink>;
  const isReference = href.startsWith('#') && wordsOf(children).length <= REFERENCE_LENGTH;
  return (
    <a className={isReference ? 'run' : undefined} href={href}>
      {words}
    </a>
  );
}

function List({ ordered, start, items }: NodeOf<'list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag {...(ordered && { start })}>
      {items.map((nodes, index) => (
        <li key={index}>
          <Item nodes={nodes} />
        </li>
      ))}
    </Tag>
  );
}

/** An item of one paragraph needs no paragraph element. */
function Item({ nodes }: { nodes: readonly TextNode[] }) {
  const [first] = nodes;
  return <Nodes nodes={nodes.length === 1 && first?.type === 'paragraph' ? first.children : nodes} />;
}

/**
 * A wide table scrolls in its own box, which the keyboard can reach. On a phone its rows are stacked, and each cell
 * names its column. A table of figures fits on a phone and is not stacked: readers compare figures down a column.
 */
function Table({ under, numeric, head, rows }: NodeOf<'table'>) {
  useSheet('blocks', tableSheet);
  const fill = useFill();
  const names = head.map((cell) => fill(wordsOf(cell)));
  const isWide = head.length > 2;
  const isStacked = isWide && !numeric.every(Boolean);
  const classOf = (column: number) => (numeric[column] ? 'num' : undefined);
  return (
    <div
      className={isStacked ? 'scroll table stacked' : 'scroll table'}
      {...(isWide && { role: 'group', tabIndex: 0, 'aria-labelledby': under })}
    >
      <table>
        <thead>
          <tr>
            {head.map((cell, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                <Nodes nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={row}>
              <th scope="row" className={classOf(0)}>
                <Nodes nodes={name} />
              </th>
              {cells.map((cell, index) => (
                <td
                  key={index}
                  className={classOf(index + 1)}
                  data-label={isStacked ? names[index + 1] : undefined}
                >
                  <span>
                    <Nodes nodes={cell} />
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

function DrawingInText({ drawing: name, caption }: NodeOf<'drawing'>) {
  const fill = useFill();
  const drawing = usePage().content.drawn.get(name);
  if (!drawing) return null;
  const isBeside = drawing.parts.some(({ beside }) => beside);
  return (
    <figure className={isBeside ? 'beside' : undefined}>
      <ArticleDrawing {...drawing} />
      <figcaption>{fill(caption)}</figcaption>
    </figure>
  );
}

/** Its id has a colon, unlike the ids of headings. */
function Mark({ number, isFirst }: NodeOf<'footnoteReference'>) {
  return (
    <sup>
      <a href={`#note:${number}`} id={isFirst ? `mark:${number}` : undefined}>
        {number}
      </a>
    </sup>
  );
}

/** The number of each leads back to its mark in the text. */
function Footnotes({ notes }: NodeOf<'footnotes'>) {
  return (
    <dl className="footnotes">
      {notes.map((nodes, index) => (
        <div key={index} id={`note:${index + 1}`}>
          <dt>
            <a href={`#mark:${index + 1}`}>{index + 1}</a>
          </dt>
          <dd>
            <Item nodes={nodes} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
