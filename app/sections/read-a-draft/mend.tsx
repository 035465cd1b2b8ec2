import { useTranslate } from '../../language/use-translate.ts';
import type { Rule } from '../../tools/read-a-draft/rule.ts';

/** How a person would mend what a rule finds, with English words that would do. */
export function Mend({ mend, wording }: Pick<Rule, 'mend' | 'wording'>) {
  const t = useTranslate();
  return (
    <>
      <b>{t('How to fix it')}</b> {t(mend)}
      {wording && (
        <>
          {' '}
          <q lang="en" dir="ltr" translate="no">
            {wording}
          </q>
        </>
      )}
    </>
  );
}
