/* oxlint-disable react/no-array-index-key -- the sections of a page keep their order */
import { Close } from '../../blocks/close.tsx';
import { ContentBlock } from '../../blocks/content-block.tsx';
import { Head } from '../../blocks/head.tsx';
import { Drawing } from '../../drawings/drawing.tsx';
import { useContentPage } from '../../page-context.ts';

/** A page of content/pages/, built from the blocks of its file. */
export default function ContentPage() {
  const { seo, hero, blocks, next_step } = useContentPage();
  return (
    <>
      <Head
        seo={{ ...seo, title: seo.title || hero.title }}
        {...hero}
        layout={hero.drawing ? 'drawing' : 'under'}
      >
        {hero.drawing && <Drawing name={hero.drawing} />}
      </Head>
      {blocks.map((block, index) => (
        <ContentBlock key={index} block={block} />
      ))}
      <Close {...next_step} />
    </>
  );
}
