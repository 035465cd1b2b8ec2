import type { HomeContent } from '../../content/files/home.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { MoreLink } from '../more-link.tsx';

type Solutions = HomeContent['solutions'];

/** Public and private companies, side by side with one rule down the middle. */
export function DoubleEntry({ title, description, public_companies, private_companies }: Solutions) {
  const t = useTranslate();
  return (
    <section className="solutions wrap section">
      <h2>{t(title)}</h2>
      <p className="lead">{t(description)}</p>
      <div className="twin">
        <Side {...public_companies} to="/solutions/public-companies" way="For public companies" />
        <Side {...private_companies} to="/solutions/private-companies" way="For private companies" />
      </div>
    </section>
  );
}

interface SideProps {
  title: string;
  items: Solutions['public_companies']['items'];
  to: string;
  way: string;
}

function Side({ title, items, to, way }: SideProps) {
  const t = useTranslate();
  return (
    <div>
      <h3>{t(title)}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.title}>
            <b>{t(item.title)}</b>
            {t(item.description)}
          </li>
        ))}
      </ul>
      <MoreLink to={to}>{t(way)}</MoreLink>
    </div>
  );
}
