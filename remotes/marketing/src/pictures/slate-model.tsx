import { Drawing, Label } from '@site/ui/drawing';

const sources = ['Equity', 'Senior debt', 'Incentives', 'Pre-sales'] as const;
const fills = ['var(--tungsten)', 'var(--daylight)', 'var(--control)', 'var(--text)'];

/** Weight of each title in the slate and its financing, in percent. */
const titles = [
  { weight: 30, mix: [30, 30, 20, 20] },
  { weight: 25, mix: [28, 32, 20, 20] },
  { weight: 20, mix: [40, 20, 25, 15] },
  { weight: 15, mix: [40, 20, 20, 20] },
  { weight: 10, mix: [40, 20, 30, 10] },
];

const top = 44;
const height = 128;
const perPoint = 3.5;

/** Widths are weights, heights are shares, so areas are money. The last column is the slate. */
export function SlateModel({ alt }: { alt: string }) {
  const slate = sources.map((_, source) =>
    titles.reduce((sum, { weight, mix }) => sum + (weight * (mix[source] ?? 0)) / 100, 0),
  );
  return (
    <Drawing alt={alt}>
      {titles.map(({ weight, mix }, index) => {
        const left = leftOf(index);
        return (
          <g key={index}>
            <Stack x={left} width={weight * perPoint} mix={mix} />
            <Label x={left} y={34} mono isDim>
              {String.fromCharCode(65 + index)}
            </Label>
          </g>
        );
      })}
      <Label x={450} y={34} size={15}>
        Slate
      </Label>
      <Stack x={450} width={82} mix={slate} isLabelled />
      {sources.map((name, index) => (
        <g key={name}>
          <rect x={28 + index * 124} y={196} width={14} height={14} fill={fills[index]} />
          <Label x={50 + index * 124} y={208}>
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}

function Stack({
  x,
  width,
  mix,
  isLabelled,
}: {
  x: number;
  width: number;
  mix: number[];
  isLabelled?: boolean;
}) {
  return mix.map((share, index) => {
    const below = mix.slice(index + 1).reduce((sum, other) => sum + other, 0);
    const y = top + (below * height) / 100;
    return (
      <g key={index}>
        <rect x={x} y={y} width={width} height={(share * height) / 100 - 1.5} fill={fills[index]} />
        {isLabelled && (
          <text
            x={x + 41}
            y={y + (share * height) / 200 + 4}
            textAnchor="middle"
            style={{ fill: index === 3 ? 'var(--paper)' : 'var(--on-primary)' }}
          >
            {Math.round(share)}
          </text>
        )}
      </g>
    );
  });
}

function leftOf(title: number): number {
  return titles.slice(0, title).reduce((x, { weight }) => x + weight * perPoint + 4, 28);
}
