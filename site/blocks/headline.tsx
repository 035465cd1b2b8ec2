import { useLanguage } from '../language/use-language.ts';
import { keepTogether, languageOf } from '../language/text-element.tsx';
import { type Text, plain } from '../language/text.ts';

interface HeadlineProps {
  level: 1 | 2;
  text: Text;
}

/** A headline. Each of its sentences starts a line. */
export function Headline({ level, text }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...languageOf(text)}>
      <Lines text={text} />
    </Heading>
  );
}

/** A text whose sentences each start a line. */
export function Lines({ text }: { text: Text }) {
  const { code } = useLanguage();
  const sentences = plain(text).split(SENTENCE_END);
  if (sentences.length === 1) return typeof text === 'string' ? <EndTogether text={text} /> : text;
  return sentences.map((sentence) => (
    <span className="sentence" key={sentence}>
      {languageOf(text) ? sentence : keepTogether(sentence, code)}
    </span>
  ));
}

/**
 * The last two words share a line if they are short: Firefox leaves the last one on its own line, even with balanced
 * lines. WebKit lets an element that does not wrap (`run`) leave its line where letters are set tight.
 */
function EndTogether({ text }: { text: string }) {
  const start = text.lastIndexOf(' ', text.lastIndexOf(' ') - 1) + 1;
  const end = text.slice(start);
  if (start === 0 || end.length > SHORT) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className="together">{end}</span>
    </>
  );
}

/** Characters that fit a line at the size of any headline. */
const SHORT = 11;

/**
 * Ends of sentences in the 22 languages. A Latin mark counts only before a space, so not in "Forthright 2.0", and no
 * period after a digit, as in the German date "28. Oktober".
 */
const SENTENCE_END = /(?<=(?<!\d)\. |[?!؟] |[。！？])/u;
