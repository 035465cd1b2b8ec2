/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { Fragment } from 'react';
import type { FootnoteMark, Inline } from '../content/document-tree.ts';
import { ExternalLink, Link } from '../language/link.tsx';
import { keepTogether } from '../language/text-element.tsx';
import { useFill } from '../language/use-language.ts';
import { Icon } from '../ui/icon.tsx';
import { EmailLink } from '../blocks/contact-way.tsx';

export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <InlineElement key={index} node={node} />);
}

/** A heading. A number before it, "3. ", is an element of its own. */
export function HeadingText({ nodes }: { nodes: readonly Inline[] }) {
  const [first, ...others] = nodes;
  const [, number, words = ''] = (first?.kind === 'text' && /^(\d+\. )(.*)$/s.exec(first.text)) || [];
  if (number === undefined) return <Inlines nodes={nodes} />;
  return (
    <>
      <span className="number">{number}</span>
      <Inlines nodes={[{ kind: 'text', text: words }, ...others]} />
    </>
  );
}

const MARKED = { strong: 'strong', emphasis: 'em', deleted: 'del' } as const;

function InlineElement({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <PlainText text={node.text} />;
    case 'code':
      return <code translate="no">{node.text}</code>;
    case 'strong':
    case 'emphasis':
    case 'deleted': {
      const Tag = MARKED[node.kind];
      return (
        <Tag>
          <Inlines nodes={node.children} />
        </Tag>
      );
    }
    case 'link':
      return <ProseLink {...node} />;
    case 'break':
      return <br />;
    case 'footnote':
      return <Mark {...node} />;
  }
}

/** Its id has a colon, which those of headings do not have. */
function Mark({ number, isFirst }: FootnoteMark) {
  return (
    <sup>
      <a href={`#note:${number}`} id={isFirst ? `mark:${number}` : undefined}>
        {number}
      </a>
    </sup>
  );
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
            {keepTogether(fill(words), 'ltr')}
          </Fragment>
        ))}
    </>
  );
}

function ProseLink({ href, children }: Extract<Inline, { kind: 'link' }>) {
  const words = <Inlines nodes={children} />;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  if (/^https?:/i.test(href)) return <ExternalLink href={href}>{words}</ExternalLink>;
  return <a href={href}>{words}</a>;
}
