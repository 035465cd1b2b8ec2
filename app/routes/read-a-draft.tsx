import { useContent } from '../../rendering/page-content.tsx';
import type { PageModule } from '../../rendering/page-module.ts';
import { useTranslate } from '../language/use-translate.ts';
import { Headline } from '../sections/headline.tsx';
import { DraftReader } from '../sections/read-a-draft/draft-reader.tsx';
import { RuleList } from '../sections/read-a-draft/rule-list.tsx';
import { ToolData } from '../sections/tool-data.tsx';
import { ToolNextStep } from '../sections/tool-next-step.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../illustrations/illustrations.css';
import '../sections/read-a-draft/read-a-draft.css';

export const files = ['read-a-draft.json'] satisfies PageModule['files'];

export default function ReadADraft() {
  const t = useTranslate();
  const { content } = useContent('read-a-draft.json');
  const { seo, hero, rules, next_step } = content;
  return (
    <>
      <PageHead {...seo} />
      <ToolData {...seo} path="/tools/read-a-draft" />
      <section className="wrap page-head opening">
        <Headline level={1} text={t(hero.title)} />
        <p className="lead">{t(hero.description)}</p>
      </section>
      <DraftReader {...content} />
      <RuleList {...rules} />
      <ToolNextStep {...next_step} />
    </>
  );
}
