import { drawingsContent } from '../content/files/drawings.ts';
import { readADraftContent } from '../content/files/read-a-draft.ts';
import DraftReader from '../islands/draft-reader.tsx';
import { Island } from '../islands/island.tsx';
import { draftReaderPhrases } from '../islands/island-phrases.ts';
import { useContent, useEnglishContent } from '../page-context.ts';
import { Head } from '../blocks/head.tsx';
import { exampleDraft } from '../sections/read-a-draft/example.ts';
import { RuleList } from '../sections/read-a-draft/rule-list.tsx';
import { Close } from '../blocks/close.tsx';
import { PageHead } from '../shell/page-head.tsx';

export default function ReadADraft() {
  const { seo, hero, rules, next_step } = useContent(readADraftContent).content;
  const { privacy, no_scripts } = useEnglishContent(readADraftContent).content;
  const { drawings } = useEnglishContent(drawingsContent).content;
  return (
    <>
      <PageHead {...seo} />
      <Head title={hero.title} lead={hero.description} actions={null} />
      <Island
        name="draft-reader"
        component={DraftReader}
        props={{ example: exampleDraft(drawings), privacy, no_scripts }}
        phrases={draftReaderPhrases([privacy, no_scripts])}
        when="near"
      />
      <RuleList {...rules} />
      <Close {...next_step} actions={null} />
    </>
  );
}
