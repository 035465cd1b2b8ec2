import type { Block, Heading } from '../../content/document-tree.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Inlines } from './inlines.tsx';

/** The sections of a long text, as links. */
export function Contents({ blocks }: { blocks: readonly Block[] }) {
  const t = useTranslate();
  const sections = blocks.filter((block): block is Heading => block.kind === 'heading' && block.level === 2);
  return (
    <nav className="toc" aria-labelledby="toc">
      <h2 id="toc">{t('On this page')}</h2>
      <ol lang="en" dir="ltr">
        {sections.map(({ id, children }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Inlines nodes={children} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
