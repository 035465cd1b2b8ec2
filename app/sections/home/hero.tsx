import type { HomeContent } from '../../content/files/home.ts';
import { DisclosureDesk } from '../../illustrations/disclosure-desk.tsx';
import { Link } from '../../language/link.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DemoLink } from '../demo-link.tsx';

/** The largest words of the site, what it does, two ways on, and the desk. */
export function Hero({ badge, title, description, buttons }: HomeContent['hero']) {
  const t = useTranslate();
  return (
    <section className="hero wrap">
      <p className="badge">{t(badge)}</p>
      <h1>
        {sentencesOf(t(title)).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </h1>
      <div className="hero-text">
        <p className="lead">{t(description)}</p>
        <p className="acts">
          <Link className={buttonClass({})} to="/contact">
            {t(buttons.primary)}
          </Link>
          <DemoLink />
        </p>
      </div>
      <DisclosureDesk />
    </section>
  );
}

/** A headline of two sentences is set in two lines. The full stops are those of all 22 languages. */
function sentencesOf(title: string): string[] {
  return title.match(/[^.。।]+[.。।]?\s*/gu) ?? [title];
}
