import type { ShowcaseContent } from '../../content/files/showcase.ts';
import { useContent, useIsThere } from '../../page-context.ts';
import { DestinationLink, PlaceholderLink } from '../../language/paths/link.tsx';
import { useTranslate } from '../../language/use-language.ts';
import { Head } from '../../blocks/head.tsx';
import { Section } from '../../blocks/section.tsx';
import { Close } from '../../blocks/close.tsx';
import { Entries } from '../../blocks/entries.tsx';
import { Lost } from '../../blocks/lost.tsx';
import type { PageModule } from '../../page-module.ts';
import { CompanyCards } from './company-cards.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** Requirement 4.19. */
export const loading = 'word' satisfies PageModule['loading'];

export default function Showcase() {
  const t = useTranslate();
  const { seo, hero, showcases, note, why_choose, cta } = useContent('showcase');
  if (!useIsThere('showcase')) return <MissingShowcase />;
  return (
    <>
      <Head
        seo={seo}
        title={hero.title}
        description={
          <>
            {hero.subtitle} {hero.description}
          </>
        }
        actions={null}
        broad
      />
      <CompanyCards companies={showcases} note={note} />
      {why_choose.features.length > 0 && (
        <Section
          layout="split"
          title={why_choose.title || t('Why {brand}')}
          text={why_choose.description}
          band
        >
          <Entries layout="columns" columns={2} entries={why_choose.features} />
        </Section>
      )}
      <Close
        title={cta.title}
        description={cta.description}
        actions={
          <p className="acts">
            <EditorsLink {...cta.buttons.primary} className={buttonClass({})} />{' '}
            <EditorsLink {...cta.buttons.secondary} className={buttonClass({ look: 'line' })} />
          </p>
        }
      />
    </>
  );
}

type EditorsLinkProps = ShowcaseContent['cta']['buttons']['primary'] & { className: string };

function EditorsLink({ text, link, className }: EditorsLinkProps) {
  if (!text) return null;
  const placeholder = <PlaceholderLink className={className}>{text}</PlaceholderLink>;
  return (
    <DestinationLink link={link} className={className} otherwise={placeholder}>
      {text}
    </DestinationLink>
  );
}

/** Shown when showcase.json cannot be read. Requirement 8.5 has the headline. */
function MissingShowcase() {
  const t = useTranslate();
  return (
    <Lost title={t('Failed to load showcase data')}>
      <p>{t('The list won’t load. Reload, or write to {email}.')}</p>
    </Lost>
  );
}
