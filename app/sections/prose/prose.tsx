import type { ReactNode } from 'react';
import type { Block } from '../../content/document-tree.ts';
import { Blocks } from './blocks.tsx';

interface ProseProps {
  blocks: readonly Block[];
  /** What stands above the text and belongs to it, such as a standfirst. */
  children?: ReactNode;
}

/** A long text of the content folder: English, whatever the page around it speaks. */
export function Prose({ blocks, children }: ProseProps) {
  return (
    <div className="prose" lang="en" dir="ltr">
      {children}
      <Blocks blocks={blocks} />
    </div>
  );
}
