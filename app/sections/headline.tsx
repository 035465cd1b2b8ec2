import { languageOf, type Text } from '../language/text.ts';

interface HeadlineProps {
  level: 1 | 2;
  text: Text;
}

/** A headline. Each of its sentences starts a line. */
export function Headline({ level, text }: HeadlineProps) {
  const Heading = `h${level}` as const;
  const sentences = sentencesOf(text);
  return (
    <Heading {...languageOf(text)}>
      {sentences.length === 1
        ? sentences
        : sentences.map((sentence) => (
            <span className="sentence" key={sentence}>
              {sentence}
            </span>
          ))}
    </Heading>
  );
}

/**
 * Split after what ends a sentence in the 22 languages: Latin marks only before a space, as "Forthright 2.0" has none, and
 * not before a fixed one, as in the German date "28. Oktober".
 */
function sentencesOf(text: Text): string[] {
  return text.split(/(?<=[.?!؟] |[。।？！])/u);
}
