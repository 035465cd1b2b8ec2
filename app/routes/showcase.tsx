import { showcaseContent } from '../content/files/showcase.ts';
import type { ShowcaseContent } from '../content/files/showcase.ts';
import { useContent } from '../page-context.ts';
import { Link, PlaceholderLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../page-module.ts';
import { SectionHead } from '../blocks/headings.tsx';
import { Ledger } from '../blocks/ledger.tsx';
import { Loading, SkeletonRows } from '../blocks/loading.tsx';
import { CompanyList } from '../sections/showcase/company-list.tsx';
import { DestinationLink } from '../blocks/destination-link.tsx';
import { Invitation } from '../sections/showcase/invitation.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const styles = ['sections/showcase/showcase.css'] satisfies PageModule['styles'];

export default function Showcase() {
  const t = useTranslate();
  const { content, error } = useContent(showcaseContent);
  if (error) return <MissingShowcase />;
  const { seo, hero, showcases, note, why_choose, cta } = content;
  return (
    <>
      <PageHead {...seo} />
      <section className="wrap page-head broad">
        <h1>{hero.title}</h1>
        <p className="lead">{hero.description}</p>
      </section>
      <CompanyList showcases={showcases} caption={hero.subtitle} />
      <p className="wrap data listing-note">
        {note.dated} {note.terms}
      </p>
      {why_choose.features.length > 0 && (
        <section className="wrap section why">
          <SectionHead heading={why_choose.title || t('Why {brand}')} text={why_choose.description} />
          <Ledger className="reasons" entries={why_choose.features} />
        </section>
      )}
      <Invitation {...cta}>
        <EditorsLink {...cta.buttons.primary} className={buttonClass({})} />{' '}
        <EditorsLink {...cta.buttons.secondary} className={buttonClass({ look: 'line' })} />
      </Invitation>
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

/** The word is shown, as the specification asks (section 4). */
export function Fallback() {
  return (
    <Loading wordShown>
      <Skeleton shape="title" />
      <Skeleton shape="text" />
      <SkeletonRows count={4} />
    </Loading>
  );
}

/** Shown when showcase.json cannot be read. The headline is the specification's (section 8). */
function MissingShowcase() {
  const t = useTranslate();
  return (
    <section className="wrap lost">
      <PageHead title={t('Failed to load showcase data')} hidden />
      <h1>{t('Failed to load showcase data')}</h1>
      <div>
        <p>{t('The list won’t load. Reload, or write to {email}.')}</p>
        <p className="acts">
          <Link className={buttonClass({ look: 'line' })} to="/">
            {t('Return to Home')}
          </Link>
        </p>
      </div>
    </section>
  );
}
