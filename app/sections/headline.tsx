import { languageOf, type Text } from '../language/text.ts';

interface HeadlineProps {
  level: 1 | 2;
  text: Text;
}

/** A headline. Each of its sentences starts a line. */
export function Headline({ level, text }: HeadlineProps) {
  const Heading = `h${level}` as const;
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return <Heading>{text}</Heading>;
  return (
    <Heading {...languageOf(text)}>
      {sentences.map((sentence) => (
        <span className="sentence" key={sentence}>
          {sentence}
        </span>
      ))}
    </Heading>
  );
}

/** The marks that end a sentence in the 22 languages; Latin ones only before a space, as in "Forthright 2.0". */
function sentencesOf(text: Text): string[] {
  return text.match(/.+?(?:[.?!؟](?=\s|$)|[。।？！]|$)\s*/gu) ?? [];
}
