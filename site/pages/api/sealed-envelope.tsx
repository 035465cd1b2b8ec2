import { Drawing } from '../../drawings/drawing.tsx';
import { Seal } from '../../drawings/seal.tsx';
import { EXAMPLE } from './endpoints.ts';

/** Each chain with the y positions of its blocks and its label. */
const CHAINS = [
  { name: 'Solana', y: 52, label: 28 },
  { name: 'Arbitrum', y: 98, label: 130 },
];
const BRIEF_HASH = `${EXAMPLE.hash.slice(0, 8)}…${EXAMPLE.hash.slice(-4)}`;
/** The chains run off the end of the window. */
const BLOCKS = Array.from({ length: 24 }, (_, index) => 209 + 48 * index);

/**
 * An envelope sealed with the hash of the example message, which two chains confirm. Drawn from left to right in every
 * language.
 */
export function SealedEnvelope() {
  return (
    <Drawing name="sealed-envelope">
      <svg
        viewBox="0 18 360 118"
        preserveAspectRatio="xMinYMid meet"
        fill="none"
        stroke="var(--edge)"
        aria-hidden="true"
      >
        <path vectorEffect="non-scaling-stroke" d="M1 21H161V129H1zM1 21L81 86L161 21" />
        <g transform="translate(61 66) scale(0.833)">
          <Seal />
        </g>
        <text className="hash muted" x="12" y="120">
          {BRIEF_HASH}
        </text>{' '}
        {CHAINS.map(({ name, y, label }) => (
          <g key={name}>
            <path
              stroke="var(--signal)"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              d={`M161 ${y}H209`}
            />
            {BLOCKS.map((x) => (
              <path
                key={x}
                vectorEffect="non-scaling-stroke"
                d={`M${x} ${y - 12}h34v24h-34zM${x + 34} ${y}h14`}
              />
            ))}
            <text className="hash up" x={226} y={y + 4} textAnchor="middle">
              {EXAMPLE.hash.slice(0, 4)}
            </text>{' '}
            <text className="muted" x={209} y={label}>
              {name}
            </text>{' '}
          </g>
        ))}
      </svg>
    </Drawing>
  );
}
