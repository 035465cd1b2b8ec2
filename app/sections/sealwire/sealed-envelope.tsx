import type { ReactNode } from 'react';

/** Each chain with the y positions of its blocks and its label. */
const CHAINS = [
  { name: 'Solana', y: 52, label: 28 },
  { name: 'Arbitrum', y: 98, label: 130 },
];
const BLOCKS = [209, 257, 305] as const;

interface SealedEnvelopeProps {
  hash: string;
  /** Paths in a square of 48. */
  seal: ReactNode;
}

/** An envelope sealed with a hash that two chains confirm. Drawn from left to right in every language. */
export function SealedEnvelope({ hash, seal }: SealedEnvelopeProps) {
  const brief = `${hash.slice(0, 8)}…${hash.slice(-4)}`;
  return (
    <svg viewBox="0 18 360 118" aria-hidden="true">
      <path className="paper-edge" d="M1 21H161V129H1zM1 21L81 86L161 21" />
      <g transform="translate(61 66) scale(0.833)">{seal}</g>
      <text className="hash" x="12" y="120">
        {brief}
      </text>{' '}
      {CHAINS.map(({ name, y, label }) => (
        <g key={name}>
          <path className="thread" d={`M161 ${y}H${BLOCKS[0]}`} />
          {BLOCKS.map((x) => (
            <path key={x} className="paper-edge" d={`M${x} ${y - 12}h34v24h-34zM${x + 34} ${y}h14`} />
          ))}
          <text className="hash own" x={BLOCKS[0] + 17} y={y + 4} textAnchor="middle">
            {hash.slice(0, 4)}
          </text>{' '}
          <text x={BLOCKS[0]} y={label}>
            {name}
          </text>{' '}
        </g>
      ))}
    </svg>
  );
}
