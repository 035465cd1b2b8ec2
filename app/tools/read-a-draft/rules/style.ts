import { phrases } from '../phrases.ts';
import type { Rule } from '../rule.ts';
import { findWords } from './claims.ts';

const PROMOTIONAL = phrases(
  'groundbreaking|ground breaking|game changing|game changer|revolutionary|revolutionize|revolutionizes|revolutionizing|cutting edge|bleeding edge|state of the art|world class|next generation|next gen|breakthrough|transformational|transformative|phenomenal|spectacular|stellar|tremendous|extraordinary|remarkable|amazing|incredible|explosive growth|skyrocketed|stunning|blockbuster|disruptive|seamless|seamlessly|superior|exceptional|outstanding results|outstanding performance|outstanding quarter|one of a kind',
);

/** Terms of regulators and of securities, in which the word has a meaning of its own, and generations of people. */
const TERMS = phrases(
  'breakthrough therapy|breakthrough device|breakthrough devices|breakthrough designation|next generation sequencing|next generation of|superior proposal|superior proposals|superior offer|extraordinary general|extraordinary meeting|extraordinary item|extraordinary items|extraordinary dividend|extraordinary cash',
);

export const STYLE_RULES: readonly Rule[] = [
  {
    id: 'promotional-word',
    kind: 'style',
    title: 'Promotional word',
    reason: 'It praises but says nothing that a reader can check.',
    mend: 'Say what the thing does, with a figure, or leave the word out.',
    example: 'The groundbreaking platform serves 400 hospitals.',
    find: (draft) => findWords(draft, PROMOTIONAL, { except: TERMS }),
  },
];
