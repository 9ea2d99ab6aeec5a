import { Drawing, T } from './kit';

const budget = [
  { account: '1000', line: 'Above-the-line', share: 15 },
  { account: '2000', line: 'Pre-production', share: 10 },
  { account: '3000', line: 'Production', share: 45 },
  { account: '4000', line: 'Post', share: 20 },
  { account: '5000', line: 'Marketing', share: 10 },
];

/** A top sheet of five lines, as shares of the whole. */
export function TopSheet({ alt }: { alt: string }) {
  const total = budget.reduce((sum, { share }) => sum + share, 0);
  return (
    <Drawing alt={alt}>
      <T x={28} y={38} mono tone="dim">
        Acct
      </T>
      <T x={84} y={38} mono tone="dim">
        Description
      </T>
      <T x={532} y={38} mono tone="dim" at="end">
        Share
      </T>
      <path d="M28 48h504M28 196h504" stroke="var(--control)" />
      {budget.map(({ account, line, share }, index) => {
        const y = 72 + index * 27;
        return (
          <g key={account}>
            <T x={28} y={y} mono>
              {account}
            </T>
            <T x={84} y={y} size={15}>
              {line}
            </T>
            <rect
              x={222}
              y={y - 14}
              width={share * 5.6}
              height={18}
              fill={index === 2 ? 'var(--tungsten)' : 'var(--daylight)'}
            />
            <T x={532} y={y} at="end" size={15}>
              {share}
            </T>
          </g>
        );
      })}
      <T x={84} y={216} size={15}>
        Total
      </T>
      <T x={532} y={216} at="end" size={15} tone="accent">
        {total}
      </T>
    </Drawing>
  );
}
