import { plain } from '../../language/text.ts';
import type { ApiContent } from '../../content/files/api.ts';
import { Figure, FigureLabel } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../../blocks/more-link.tsx';
import { TwoColumns } from '../../blocks/two-columns.tsx';
import { AskLink } from './ask-link.tsx';

/** Rate limits, and what the plans include. A rate that begins with a letter is a word: no figure is fixed. */
export function Limits({ title, rates, free, paid, links }: ApiContent['limits']) {
  const t = useTranslate();
  return (
    <section className="wrap section limits">
      <h2>{title}</h2>
      <dl className="rates">
        {rates.map(({ plan, rate, unit, description }) => {
          const isWord = /^\p{L}/u.test(rate);
          return (
            <div key={plain(plan)}>
              <dt>{plan}</dt>
              <dd>
                <span className="rate">
                  {isWord ? t(rate, { context: 'limit' }) : <Figure value={rate} />}
                </span>{' '}
                {isWord ? t(unit) : <FigureLabel value={rate} label={unit} />}
              </dd>
              {description && <dd>{description}</dd>}
            </div>
          );
        })}
      </dl>
      <TwoColumns start={free} end={paid} />
      <p className="acts">
        {links.flatMap(({ link = '', label }, index) => [
          index === 0 ? (
            <AskLink key={plain(label)} link={link} label={label} />
          ) : (
            <MoreLink key={plain(label)} link={link}>
              {label}
            </MoreLink>
          ),
          ' ',
        ])}
      </p>
    </section>
  );
}
