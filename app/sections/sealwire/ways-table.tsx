import type { ReactNode } from 'react';
import { ContactLink } from '../../contact/contact-link.tsx';
import type { SupportContent } from '../../content/files/support.ts';
import { untranslated, plain, type Text } from '../../language/text.ts';
import { useTranslate } from '../../language/use-translate.ts';
import { buttonClass } from '../../ui/button.tsx';
import { HeadRow } from '../../ui/head-row.tsx';
import { LeadLink } from './lead-link.tsx';
import { usePeople, useReading, type Way } from './ways.ts';

/** Every way to get help in one table: what it is, when, what to expect, and where. */
export function WaysTable(content: SupportContent) {
  const t = useTranslate();
  const { contact, emergency } = content;
  const people = usePeople(content);
  const reading = useReading(content);
  return (
    <section className="ways-section" aria-label={plain(t('Ways to get help'))}>
      <table className="help">
        <HeadRow head={[t('Ways to get help'), t('Hours'), t('What to expect'), t('Where')]} />
        <tbody className="emergency">
          <WayRow
            title={emergency.title}
            hours={untranslated(emergency.figure)}
            description={emergency.description}
          >
            <ContactLink
              className={buttonClass({ small: true })}
              message={plain(t('Emergency with {product}:'))}
            >
              {t('Report an emergency')}
            </ContactLink>
          </WayRow>
        </tbody>
        <Ways className="people" heading={contact.title} ways={people} />
        <Ways className="to-read" heading={t('Resources')} ways={reading} />
      </table>
    </section>
  );
}

function Ways({ className, heading, ways }: { className: string; heading: Text; ways: readonly Way[] }) {
  return (
    <tbody className={className}>
      <tr>
        <th scope="rowgroup" colSpan={4}>
          {heading}
        </th>
      </tr>
      {ways.map((way) => (
        <WayRow key={plain(way.title)} {...way}>
          <LeadLink {...way.lead} />
        </WayRow>
      ))}
    </tbody>
  );
}

function WayRow({
  title,
  hours,
  description,
  children,
}: Pick<Way, 'title' | 'hours' | 'description'> & { children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="hours">
        <bdi>{hours}</bdi>
      </td>
      <td className="expect">{description}</td>
      <td>{children}</td>
    </tr>
  );
}
