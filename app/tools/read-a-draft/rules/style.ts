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
    find: (draft) => findWords(draft, PROMOTIONAL, { except: TERMS }),
  },
];
