import { Card, Cards } from '../../blocks/cards.tsx';
import { Close } from '../../blocks/close.tsx';
import { EmailLink } from '../../blocks/email-link.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Head } from '../../blocks/head.tsx';
import { MoreLinks } from '../../blocks/more-link.tsx';
import { OwnerFacts, Press } from '../../blocks/owner-facts.tsx';
import { Section } from '../../blocks/section.tsx';
import type { AboutContent } from './content.ts';
import { useTranslate } from '../../language/use-language.ts';
import { useContent } from '../../page-context.ts';
import { Drawing } from '../../drawings/drawing.tsx';
import { plain } from '../../language/text.ts';
import type { IconName } from '../../ui/icon.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import captionSheet from '../../blocks/caption.css?inline';
import stripSheet from '../../blocks/strip.css?inline';
import missionSheet from './mission.css?inline';

/** Without a headline in about.json, the page has that of requirement 8.4. */
export default function About() {
  useSheet('blocks', captionSheet);
  const t = useTranslate();
  const { seo, hero, mission, facts, features, next_step } = useContent('about');
  return (
    <>
      <Head
        seo={seo}
        layout="under"
        broad
        title={hero.title || t('About {brand}')}
        description={
          hero.description ||
          t(
            'AI-driven corporate communications and investor relations: drafts for your people to review, and a view of how the market responds.',
          )
        }
      />
      {mission.cards.length > 0 && <Mission {...mission} />}
      {facts.items.length > 0 && (
        <Section title={facts.title} layout="split">
          <Entries
            entries={facts.items.map(({ title, description, additional }) => ({
              title,
              description: (
                <>
                  <b>{description}</b>{' '}
                  <span className="caption">{additional === '{email}' ? <EmailLink /> : t(additional)}</span>
                </>
              ),
            }))}
          />
          <OwnerFacts fields={['company_name', 'registration', 'address', 'people']} />
          <Press />
        </Section>
      )}
      {features.items.length > 0 && (
        <Section
          title={features.title}
          text={features.description}
          more={<MoreLinks links={features.links} />}
        >
          <Entries layout="columns" entries={features.items} />
        </Section>
      )}
      {next_step.title && <Close {...next_step} />}
    </>
  );
}

/** The icon of each card and the drawing in it, in order. */
const SIGNS: readonly { icon: IconName; drawing?: string }[] = [
  { icon: 'document', drawing: 'claim-and-source' },
  { icon: 'people', drawing: 'initials' },
  { icon: 'everyone' },
];

/** The company's principles: the first card on a light panel, the others beside it, and the drawing of readers below them. */
function Mission({ cards }: AboutContent['mission']) {
  useSheet('page', missionSheet);
  useSheet('blocks', stripSheet);
  const t = useTranslate();
  const [first, ...others] = cards.map(({ title, description }, index) => {
    const { icon, drawing } = SIGNS[index % SIGNS.length] ?? {};
    return (
      <Card
        key={plain(title)}
        icon={icon}
        title={title}
        heading="h2"
        className={index === 0 ? 'paper' : undefined}
      >
        <p className="muted">{description}</p>
        {drawing && <Drawing name={drawing} />}
      </Card>
    );
  });
  return (
    <section aria-label={plain(t('What we stand for'))}>
      <div className="wrap mission cols cols-7">
        {first}
        <Cards columns={1}>{others}</Cards>
      </div>
      <div className="strip one-second">
        <Drawing name="one-tick" />
      </div>
    </section>
  );
}
