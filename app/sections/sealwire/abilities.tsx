import { useTranslate } from '../../language/use-translate.ts';
import { Ledger } from '../ledger.tsx';

const ABILITIES = [
  {
    title: 'Blockchain-secured messaging',
    description: 'A message leaves a hash, and the hash can be verified against the blockchain.',
  },
  {
    title: 'End-to-end encryption',
    description: 'A message is sealed for its recipient. The request names the encryption that it asks for.',
  },
  { title: 'Wallets', description: 'Solana and Arbitrum: one service, two chains.' },
  {
    title: 'Email-only basic mode',
    description: 'Works without a wallet: an email address is enough to begin.',
  },
];

/** What the service does, as a ledger. */
export function Abilities() {
  const t = useTranslate();
  return (
    <section className="about wrap section">
      <h2>{t('Sealed, and open to proof')}</h2>
      <p className="lead">{t('For messages that should reach one reader and nobody else.')}</p>
      <Ledger entries={ABILITIES} />
    </section>
  );
}
