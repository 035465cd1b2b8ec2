import { useContent } from '../../rendering/page-content.tsx';
import { ExternalLink } from '../language/link.tsx';
import { useTranslate } from '../language/use-translate.ts';
import { buttonClass } from '../ui/button.tsx';

/** The third way: choose a time. Address and words come from contact.json. */
export function ConsultationCard() {
  const t = useTranslate();
  const { consultation } = useContent('contact.json').content;
  return (
    <div className="consultation">
      <h3>{t('Choose a time yourself')}</h3>
      <p>{t('A consultation with our team. The calendar opens in a new tab.')}</p>
      <ExternalLink className={buttonClass({ look: 'line', small: true })} href={consultation.calendly_link}>
        {t(consultation.button_text)}
      </ExternalLink>
    </div>
  );
}
