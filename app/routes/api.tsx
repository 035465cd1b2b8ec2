import { LedgerSection } from '../sections/ledger.tsx';
import { ApiHead } from '../sections/sealwire/api-head.tsx';
import { Limits } from '../sections/sealwire/limits.tsx';
import { Reference } from '../sections/sealwire/reference.tsx';
import { PageHead } from '../shell/page-head.tsx';
import '../sections/sealwire/sealwire.css';

const FEATURES = [
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

/** The documentation of Sealwire's API, which this site never calls. */
export default function Api() {
  return (
    <div className="sealwire">
      <PageHead />
      <ApiHead />
      <LedgerSection
        heading="Sealed, and open to proof"
        lead="For messages that should reach one reader and nobody else."
        entries={FEATURES}
      />
      <Reference />
      <Limits />
    </div>
  );
}
