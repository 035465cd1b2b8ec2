import { defineContent, filled } from '../../content/schema.ts';
import { hero, nextStep, seo, section } from '../../content/files/titled.ts';

/** The page /tools/read-a-draft. The rules and their texts are in `packages/draft-reader/`. */
export const readADraftContent = defineContent('read-a-draft.json', {
  seo,
  hero,
  privacy: filled('Under the field: what happens to the text of the visitor.'),
  no_scripts: filled('Shown in place of the field where JavaScript is off.'),
  rules: section('Heading of the list of rules.', 'What a finding means, and what it does not.'),
  limits: filled('Below the heading of the rules: what they do not look for.'),
  measured: filled(
    'How often the rules were right, on how many published releases, and on which day: packages/draft-reader/README.md.',
  ),
  next_step: nextStep,
});
