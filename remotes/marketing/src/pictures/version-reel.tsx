import { Drawing, Label, times } from './drawing';

const slides = 15;
const cuts = [
  {
    name: 'Broadcaster',
    keeps: [0, 1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 14],
    color: 'var(--daylight)',
  },
  { name: 'Fund', keeps: [0, 1, 3, 5, 8, 9, 12, 13, 14], color: 'var(--tungsten)' },
  { name: 'Sales agent', keeps: times(slides, (slide) => slide), color: 'var(--text-2)' },
];

/** Three cuts of a project; every slide comes from the same master. */
export function VersionReel({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Strip y={26} label="Master" count={slides}>
        {times(slides, (slide) => (
          <rect key={slide} x={at(slide)} y={33} width={20} height={20} fill="var(--text)" />
        ))}
      </Strip>
      {cuts.map(({ name, keeps, color }, row) => {
        const y = 84 + row * 48;
        return (
          <g key={name}>
            {keeps.map((slide) => (
              <path
                key={slide}
                d={`M${at(slide) + 10} ${y - 14}v14`}
                stroke={color}
                strokeWidth={1.5}
              />
            ))}
            <Strip y={y} label={name} count={keeps.length}>
              {keeps.map((slide) => (
                <rect key={slide} x={at(slide)} y={y + 7} width={20} height={20} fill={color} />
              ))}
            </Strip>
          </g>
        );
      })}
    </Drawing>
  );
}

function Strip({
  y,
  label,
  count,
  children,
}: {
  y: number;
  label: string;
  count: number;
  children: React.ReactNode;
}) {
  return (
    <>
      <Label x={28} y={y + 22}>
        {label}
      </Label>
      <rect
        x={112}
        y={y}
        width={392}
        height={34}
        rx={3}
        fill="var(--raised)"
        stroke="var(--line)"
      />
      {children}
      <Label x={532} y={y + 22} anchor="end" mono>
        {count}
      </Label>
    </>
  );
}

function at(slide: number): number {
  return 118 + slide * 25.6;
}
