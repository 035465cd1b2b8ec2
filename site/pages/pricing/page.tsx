import type { Text } from '../../language/text.ts';
import type { PricingContent } from './content.ts';
import { useContent, useIsThere } from '../../page-context.ts';
import { useLocalizePath, useTranslate } from '../../language/use-language.ts';
import type { PageModule } from '../../page-module.ts';
import { CallToAction } from '../../blocks/call-to-action.tsx';
import { Head } from '../../blocks/head.tsx';
import { Lines } from '../../blocks/headline.tsx';
import { Comparison } from './comparison.tsx';
import { Plans, type Period } from './plans.tsx';
import { QuestionsSection } from '../../blocks/questions.tsx';
import { languageOf } from '../../language/text-element.tsx';
import { cardPath } from '../../shell/head/card.ts';
import { product } from '../../shell/head/schema-org.ts';
import { StructuredData, useSiteIdentity } from '../../shell/head/structured-data.tsx';
import { Close } from '../../blocks/close.tsx';
import { Lost } from '../../blocks/lost.tsx';
import { OwnerFacts, useStillOpen } from '../../blocks/owner-facts.tsx';
import { Section } from '../../blocks/section.tsx';
import { useSheet } from '../../styles/use-sheet.ts';
import priceTermsSheet from './price-terms.css?inline';
import choiceSheet from '../../ui/form/choice.css?inline';

/** Requirement 4.18. */
export const loading = 'word' satisfies PageModule['loading'];

export default function Pricing() {
  useSheet('page', priceTermsSheet);
  const { seo, hero, plans, comparison, faq, guarantee, cta } = useContent('pricing');
  const isThere = useIsThere('pricing');
  const isOpen = useStillOpen();
  if (!isThere) return <MissingPrices />;
  return (
    <>
      <PriceData plans={plans} description={seo.description} />
      <Head
        seo={{ ...seo, canonical: seo.canonical_url, isWholeTitle: true }}
        layout="under"
        title={hero.title}
        description={
          <>
            {hero.subtitle}{' '}
            <span className="price-terms">
              {hero.description}{' '}
              {/* The day on which the prices are printed, which only the browser knows; not on screen. */}
              <span data-printed="" />
            </span>
          </>
        }
        actions={<PeriodChoice />}
      />
      <Plans plans={plans} />
      <Comparison comparison={comparison} plans={plans} />
      <QuestionsSection {...faq} items={faq.items.filter(isOpen)} name="price-faq" />
      <Section title={guarantee.title} layout="split" band>
        <div className="stack">
          <p className="promise" {...languageOf(guarantee.description)}>
            <Lines text={guarantee.description} />
          </p>
          <OwnerFacts fields={['trial']} />
        </div>
      </Section>
      <Close
        title={cta.title}
        description={cta.description}
        actions={<CallToAction contact={cta.primary_button} demo={cta.secondary_button} />}
      />
    </>
  );
}

/** The plans and their prices as structured data for search engines. */
function PriceData({ plans, description }: Pick<PricingContent, 'plans'> & { description: Text }) {
  const localize = useLocalizePath();
  const site = useSiteIdentity();
  const about = { path: localize('/pricing'), image: cardPath('/pricing'), description };
  return <StructuredData data={product(site, about, plans)} />;
}

/** Shown when pricing.json cannot be read. Requirement 8.6 has the headline. */
function MissingPrices() {
  const t = useTranslate();
  return (
    <Lost
      title={t('Error loading pricing data')}
      actions={<CallToAction contact={t('Ask for the prices')} />}
    >
      <p role="alert">{t('Prices won’t load. Reload, or write to us and we’ll send them.')}</p>
    </Lost>
  );
}

/**
 * Monthly or annual. The page holds the prices of both, and the style sheet shows those of the checked one, so the
 * choice works without scripts. site/browser/billing-period.ts keeps the address and the choice the same.
 */
function PeriodChoice() {
  useSheet('base', choiceSheet);
  const t = useTranslate();
  const radio = (period: Period) => (
    <input type="radio" name="period" value={period} defaultChecked={period === 'monthly'} data-period="" />
  );
  return (
    <fieldset className="choice">
      <legend className="vh">{t('Billing period')}</legend>
      <label>
        {radio('monthly')}
        <span>{t('Monthly')}</span>
      </label>
      <label>
        {radio('annual')}
        <span>
          {t('Annual')} <b className="up">{t('Save {discount}')}</b>
        </span>
      </label>
    </fieldset>
  );
}
