import { Drawing, Label } from './drawing';

const receipts = 100;
const tiers = [
  { name: 'Sales agent', share: 20 },
  { name: 'Senior loan', share: 30 },
  { name: 'Equity', share: 30 },
  { name: 'Premium', share: 6 },
  { name: 'Net profit', share: 14 },
];

const unit = 1.5;
const floor = 188;
const columnWidth = 84;

/** Receipts fall from tier to tier; every column starts where the one before it ended. */
export function Waterfall({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <linearGradient id="waterfall-water" x2="0" y2="1">
        <stop stopColor="var(--daylight)" />
        <stop offset="1" stopColor="var(--daylight)" stopOpacity=".35" />
      </linearGradient>
      <Column index={0} name="Receipts" share={receipts} left={receipts} />
      {tiers.map((tier, index) => {
        const before = receipts - sum(tiers.slice(0, index).map(({ share }) => share));
        return <Column key={tier.name} index={index + 1} {...tier} left={before} />;
      })}
      <path d={`M24 ${floor}h512`} stroke="var(--control)" />
    </Drawing>
  );
}

function Column({
  index,
  name,
  share,
  left,
}: {
  index: number;
  name: string;
  share: number;
  left: number;
}) {
  const x = 28 + index * columnWidth;
  const top = floor - left * unit;
  const isLast = index === tiers.length;
  return (
    <g>
      {index > 0 && (
        <path
          d={`M${x - 14} ${top}h80`}
          stroke="var(--daylight)"
          strokeWidth={1.5}
          strokeDasharray="3 3"
        />
      )}
      <path
        d={`M${x} ${top}h66v${share * unit}h-66z`}
        fill={isLast || index === 0 ? 'var(--tungsten)' : 'url(#waterfall-water)'}
      />
      {!isLast && index > 0 && <Spray x={x} top={top + share * unit} />}
      {isLast && <path d={`M${x} ${top + (share * unit) / 2}h66`} stroke="var(--on-primary)" />}
      <Label x={x + 33} y={top - 7} anchor="middle" size={15}>
        {share}
      </Label>
      <Label x={x + 33} y={floor + 18} anchor="middle">
        {name}
      </Label>
      {isLast && (
        <Label x={x + 66} y={floor + 35} anchor="end" tone="dim">
          7 investors, 7 producers
        </Label>
      )}
    </g>
  );
}

/** Spray of the money that falls to the next tier. */
function Spray({ x, top }: { x: number; top: number }) {
  return (
    <path
      d={`M${x + 50} ${top}V${floor}M${x + 55} ${top}V${floor - 6}M${x + 60} ${top}V${floor - 2}M${x + 65} ${top}V${floor - 9}`}
      stroke="var(--daylight)"
      strokeOpacity={0.4}
      strokeWidth={1.5}
    />
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
