import { Drawing, Label } from './drawing';

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
      <Label x={28} y={38} mono tone="dim">
        Acct
      </Label>
      <Label x={84} y={38} mono tone="dim">
        Description
      </Label>
      <Label x={532} y={38} mono tone="dim" anchor="end">
        Share
      </Label>
      <path d="M28 48h504M28 196h504" stroke="var(--control)" />
      {budget.map(({ account, line, share }, index) => {
        const y = 72 + index * 27;
        return (
          <g key={account}>
            <Label x={28} y={y} mono>
              {account}
            </Label>
            <Label x={84} y={y} size={15}>
              {line}
            </Label>
            <rect
              x={222}
              y={y - 14}
              width={share * 5.6}
              height={18}
              fill={index === 2 ? 'var(--tungsten)' : 'var(--daylight)'}
            />
            <Label x={532} y={y} anchor="end" size={15}>
              {share}
            </Label>
          </g>
        );
      })}
      <Label x={84} y={216} size={15}>
        Total
      </Label>
      <Label x={532} y={216} anchor="end" size={15} tone="accent">
        {total}
      </Label>
    </Drawing>
  );
}
