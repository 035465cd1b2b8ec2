import type { HomeContent } from '../../content/files/home.ts';
import { DisclosureDesk } from '../../illustrations/disclosure-desk.tsx';
import { languageOf } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { CallToAction } from '../call-to-action.tsx';

/** The site's largest headline, what the product does, two buttons and the main drawing. */
export function Hero({ badge, title, description, buttons }: HomeContent['hero']) {
  const t = useTranslate();
  const shownTitle = t(title);
  return (
    <section className="hero wrap">
      <p className="badge">{t(badge)}</p>
      <h1 {...languageOf(shownTitle)}>
        {sentencesOf(shownTitle).map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </h1>
      <div className="hero-text">
        <p className="lead">{t(description)}</p>
        <CallToAction contact={buttons.primary} />
      </div>
      <DisclosureDesk />
    </section>
  );
}

/** Each sentence of the headline gets its own line. The full stops are those of all languages of the site. */
function sentencesOf(title: string): string[] {
  return title.match(/[^.。।]+[.。।]?\s*/gu) ?? [title];
}
