import { SealedEnvelope } from '../../illustrations/sealed-envelope.tsx';
import { useTranslate } from '../../language/use-translate.ts';
import { BackLink } from '../back-link.tsx';
import { Code } from './code.tsx';
import { CopyButton } from './copy-button.tsx';
import { EXAMPLE_HASH } from './endpoints.ts';
import { SEALWIRE } from './product.ts';
import { QUICK_START } from './quick-start.ts';

/** What the service is, drawn, beside the first message, written out. */
export function ApiHead() {
  const t = useTranslate();
  return (
    <section className="wrap api-head">
      <div className="api-title">
        <BackLink to="/">{t('Back to {brand}')}</BackLink>
        <h1>{t('{product} API', { product: SEALWIRE })}</h1>
        <p className="lead">
          {t('Send a message sealed end to end, and check its hash against the blockchain afterwards.')}
        </p>
        <SealedEnvelope hash={EXAMPLE_HASH} />
      </div>
      <div className="quick-start">
        <h2>{t('Quick start')}</h2>
        {QUICK_START.map(({ language, code }) => (
          <div className="code" key={language}>
            <p className="code-top">
              <b translate="no">{language}</b>
              <CopyButton text={code} what={language} />
            </p>
            <Code label={t('Quick start: {language}', { language })} code={code} />
          </div>
        ))}
      </div>
    </section>
  );
}
