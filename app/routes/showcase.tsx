import type { ShowcaseContent } from '../content/files/showcase.ts';
import { useContent } from '../page-context.ts';
import { Link, PlaceholderLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import type { PageModule } from '../page-module.ts';
import { SectionHead } from '../sections/headings.tsx';
import { Ledger } from '../sections/ledger.tsx';
import { Loading, SkeletonRows } from '../sections/loading.tsx';
import { CompanyList } from '../sections/showcase/company-list.tsx';
import { DestinationLink } from '../sections/destination-link.tsx';
import { Invitation } from '../sections/showcase/invitation.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export const files = ['showcase.json'] satisfies PageModule['files'];
export const styles = ['sections/showcase/showcase.css'] satisfies PageModule['styles'];
export const required = ['showcase.json'] satisfies PageModule['required'];

export default function Showcase() {
  const t = useTranslate();
  const { content, error } = useContent('showcase.json');
  if (error) return <MissingShowcase />;
  const { seo, hero, showcases, note, why_choose, cta } = content;
  return (
    <>
      <PageHead {...seo} />
      <section className="wrap page-head broad">
        <h1>{t(hero.title)}</h1>
        <p className="lead">{t(hero.description)}</p>
      </section>
      <CompanyList showcases={showcases} caption={hero.subtitle} />
      <p className="wrap data listing-note">
        {t(note.dated)} {t(note.terms)}
      </p>
      {why_choose.features.length > 0 && (
        <section className="wrap section why">
          <SectionHead heading={why_choose.title || 'Why {brand}'} text={why_choose.description} />
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
  const t = useTranslate();
  if (!text) return null;
  const placeholder = <PlaceholderLink className={className}>{t(text)}</PlaceholderLink>;
  return (
    <DestinationLink link={link} className={className} otherwise={placeholder}>
      {t(text)}
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

const MISSING = { title: 'Failed to load showcase data' };

/** Shown when showcase.json cannot be read. The headline is the specification's (section 8). */
function MissingShowcase() {
  const t = useTranslate();
  return (
    <section className="wrap lost">
      <PageHead {...MISSING} hidden />
      <h1>{t(MISSING.title)}</h1>
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
