/* oxlint-disable react/no-array-index-key -- a text never changes its order: places are its keys */
import { Fragment } from 'react';
import type { Inline } from '../../content/document-tree.ts';
import { ExternalLink, Link } from '../../language/link.tsx';
import { useFill } from '../../language/use-translate.ts';

/** Words of a text, with what is marked in them. */
export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return nodes.map((node, place) => <OneInline key={place} node={node} />);
}

function OneInline({ node }: { node: Inline }) {
  switch (node.kind) {
    case 'text':
      return <Words text={node.text} />;
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
      return <TextLink {...node} />;
  }
}

/** The site's own address becomes a link wherever a text names it. */
function Words({ text }: { text: string }) {
  const fill = useFill();
  const email = fill('{email}');
  return text.split('{email}').map((words, place) => (
    <Fragment key={place}>
      {place > 0 && (
        <a href={`mailto:${email}`} translate="no">
          <bdi>{email}</bdi>
        </a>
      )}
      {wholeForms(fill(words))}
    </Fragment>
  ));
}

/** The name of a form, 10-K or 8-K, stands on one line: its hyphen would else be a place to break. */
function wholeForms(words: string) {
  return words.split(/\b(\d{1,2}-[A-Z])\b/).map((part, place) =>
    place % 2 === 1 ? (
      <span key={place} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

function TextLink({ href, children }: Extract<Inline, { kind: 'link' }>) {
  const words = <Inlines nodes={children} />;
  if (href.startsWith('/')) return <Link to={href}>{words}</Link>;
  if (/^https?:/i.test(href)) return <ExternalLink href={href}>{words}</ExternalLink>;
  return <a href={href}>{words}</a>;
}
