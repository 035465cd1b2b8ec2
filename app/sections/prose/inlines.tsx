/* oxlint-disable react/no-array-index-key -- a text never changes its order */
import { Fragment } from 'react';
import type { Inline } from '../../content/document-tree.ts';
import { ExternalLink, Link } from '../../language/link.tsx';
import { useFill } from '../../language/use-translate.ts';

export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, index) => <InlineElement key={index} node={node} />);
}

function InlineElement({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <PlainText text={node.text} />;
    case 'code':
      return <code translate="no">{node.text}</code>;
    case 'strong':
      return (
        <strong>
          <Inlines nodes={node.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Inlines nodes={node.children} />
        </em>
      );
    case 'link':
      return <ProseLink {...node} />;
  }
}

/** The site's email becomes a link wherever a text names it. */
function PlainText({ text }: { text: string }) {
  const fill = useFill();
  const email = fill('{email}');
  return text.split('{email}').map((words, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <a href={`mailto:${email}`} translate="no">
          <bdi>{email}</bdi>
        </a>
      )}
      {unbrokenForms(fill(words).replace(REFERENCE, '$1\u00A0'))}
    </Fragment>
  ));
}

/** The space in `Rule 506`, `Form 8-K`, `Instruction B.1`, `section 27A`, where a line must not break. */
const REFERENCE = /\b(Rules?|Forms?|Instruction|Items?|[Ss]ections?|Regulation) (?=[A-Z\d])/g;

/** Keeps the name of a form, such as 10-K, on one line: browsers may break it at the hyphen. */
function unbrokenForms(words: string) {
  return words.split(/\b(\d{1,2}-[A-Z])\b/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The fixed space keeps the arrow with the last word. */
function ProseLink({ href, children }: Extract<Inline, { kind: 'link' }>) {
  const words = <Inlines nodes={children} />;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  if (/^https?:/i.test(href)) {
    return (
      <ExternalLink href={href}>
        {words}
        {'\u00A0'}
      </ExternalLink>
    );
  }
  return <a href={href}>{words}</a>;
}
