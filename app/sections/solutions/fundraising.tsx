import { Pipeline } from '../../illustrations/pipeline.tsx';
import { Fees } from './fees.tsx';
import { FiveSteps } from './five-steps.tsx';
import { MarketIntelligence } from './market-intelligence.tsx';
import { NextStep } from './next-step.tsx';
import { Opening } from '../opening.tsx';

const OPENING = {
  title: 'A round in five steps',
  lead: 'From a database of more than 10,000 investors to a term sheet that your counsel has read. Each step leaves a record for the next.',
};

const NEXT = {
  title: 'Where does your round stand?',
  text: 'Tell us the stage, the sector and the amount. We start with the deck you have.',
  also: [
    { to: '/solutions/private-companies', label: 'Between rounds' },
    { to: '/solutions/ipo-preparation', label: 'Preparing a listing' },
    { to: '/faq', label: 'All questions' },
  ],
};

/** The case for companies that raise: five steps, each with its drawing, its work and its check. */
export function Fundraising() {
  return (
    <>
      <Opening {...OPENING} />
      <div className="wrap">
        <Pipeline />
      </div>
      <FiveSteps />
      <MarketIntelligence />
      <Fees />
      <NextStep {...NEXT} />
    </>
  );
}
