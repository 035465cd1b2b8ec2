import type { AboutContent } from '../../content/files/about.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** A sheet with a figure checked, a signature, one source that reaches all at once: in the cards' order. */
const SIGNS: readonly IconName[] = ['source', 'signature', 'release'];

/** What the company holds to: the first on a sheet of paper, the others beside it. */
export function Mission({ cards }: AboutContent['mission']) {
  const t = useTranslate();
  return (
    <section className="wrap mission" aria-label={t('What we hold to')}>
      {cards.map(({ title, description }, index) => (
        <article className={index === 0 ? 'tenet paper' : 'tenet'} key={title}>
          <Icon name={SIGNS[index % SIGNS.length] ?? 'source'} />
          <div>
            <h2>{t(title)}</h2>
            <p>{t(description)}</p>
          </div>
        </article>
      ))}
    </section>
  );
}
