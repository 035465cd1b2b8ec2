import { Figure as LocalFigure } from '../../language/figure.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import type { Figure } from './read-figures.ts';

/** Figures side by side, each over the word that says what it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const t = useTranslate();
  return (
    <ul className="pulls">
      {figures.map(({ value, label }) => (
        <li key={label}>
          <b>
            <LocalFigure value={value} />
          </b>
          {t(label)}
        </li>
      ))}
    </ul>
  );
}
