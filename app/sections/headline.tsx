import type { ReactNode } from 'react';
import { languageOf, type Text } from '../language/text.ts';

interface HeadlineProps {
  level: 1 | 2;
  text: Text;
}

/** A headline. Each of its sentences starts a line. */
export function Headline({ level, text }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return <Heading {...languageOf(text)}>{linesOf(text)}</Heading>;
}

/** A text whose sentences each start a line. */
export function linesOf(text: Text): ReactNode {
  const sentences = sentencesOf(text);
  if (sentences.length === 1) return text;
  return sentences.map((sentence) => (
    <span className="sentence" key={sentence}>
      {sentence}
    </span>
  ));
}

/**
 * Split after what ends a sentence in the 22 languages: Latin marks only before a space, as "Forthright 2.0" has none, and
 * not before a fixed one, as in the German date "28. Oktober".
 */
function sentencesOf(text: Text): string[] {
  return text.split(/(?<=[.?!؟] |[。।？！])/u);
}
