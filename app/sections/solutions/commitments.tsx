import { plain, type Text } from '../../language/text.ts';
import type { BlockOf } from '../../content/files/solution-blocks.ts';
import { destinationOf } from '../../content/destination.ts';
import { Duration } from '../../language/figure.tsx';
import { Link } from '../../language/link.tsx';
import { useLanguage } from '../../language/language-provider.tsx';
import { directionOf } from '../../language/languages.ts';
import { languageOf } from '../../language/text-element.tsx';
import { keepTogether } from '../../language/text-element.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { HeadRow } from '../../ui/head-row.tsx';
import { Headline } from '../../blocks/headline.tsx';

type Commitment = BlockOf<'commitments'>['items'][number];

/** Questions with their answers, and where each is written. Those that have a time come first, in large figures. */
export function Commitments({ title, head, items }: BlockOf<'commitments'>) {
  const t = useTranslate();
  const timed = items.filter(({ duration }) => duration);
  const others = items.filter(({ duration }) => !duration);
  return (
    <section className="wrap section">
      <Headline level={2} text={title} />
      <ul className="terms">
        {timed.map(({ duration, question, answer, ...source }) => (
          <li key={plain(question)}>
            <h3>{question}</h3>
            <p className="term">
              <Duration value={duration} />
            </p>
            <p>{t(answer)}</p>
            <Source {...source} />
          </li>
        ))}
      </ul>
      <table className="commitments" aria-label={plain(title)}>
        <HeadRow head={head} />
        {groupsOf(others).map(({ group, items: rows }) => (
          <tbody key={group && plain(group)}>
            {group && (
              <tr className="group">
                <th scope="rowgroup" colSpan={head.length}>
                  {group}
                </th>
              </tr>
            )}
            {rows.map(({ question, answer, ...source }) => (
              <tr key={plain(question)}>
                <th scope="row">{question}</th>
                <td>
                  <Answer text={answer} />
                </td>
                <td>
                  <Source {...source} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** A commitment that names a group begins it. */
function groupsOf(commitments: readonly Commitment[]) {
  const groups: { group: Text; items: Commitment[] }[] = [];
  for (const one of commitments) {
    const last = groups.at(-1);
    if (one.group || !last) groups.push({ group: one.group, items: [one] });
    else last.items.push(one);
  }
  return groups;
}

/** Marks the first word of an answer that begins with "Yes" in English. */
function Answer({ text }: { text: string }) {
  const t = useTranslate();
  const { code } = useLanguage();
  const answer = t(text);
  const yes = text.startsWith('Yes') ? /^[^\s,.;:、。，،]+/u.exec(plain(answer))?.[0] : undefined;
  if (languageOf(answer) || !yes) return answer;
  return (
    <>
      <b>{yes}</b>
      {keepTogether(plain(answer).slice(yes.length), directionOf(code))}
    </>
  );
}

/** Its words alone when it leads nowhere on this site. */
function Source({ source, link = '' }: Pick<Commitment, 'source' | 'link'>) {
  const destination = destinationOf(link);
  if (destination?.kind !== 'site') return <span className="written">{source}</span>;
  return (
    <Link className="written" to={destination.to}>
      {source}
    </Link>
  );
}
