import { Card, Drawing, Light, Label, times } from './drawing';

const documents = ['25, 100, 300 words', 'Statement', 'Biographies', 'Credits', 'Clips'];

/** The whole kit on one page, with one download. */
export function PressKit({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <svg x={28} y={24} width={150} height={186} aria-hidden="true">
        <linearGradient id="press-kit-sky" x2="0" y2="1">
          <stop stopColor="#15202c" />
          <stop offset=".6" stopColor="#9a5a17" />
          <stop offset="1" stopColor="#f0a63a" />
        </linearGradient>
        <path d="M0 0h150v186H0z" fill="url(#press-kit-sky)" />
        <circle cx={75} cy={112} r={26} fill="#ffe2ad" />
        <path d="M0 134h150v52H0z" fill="#2b160a" />
        <path d="M64 134h22l34 52H30z" fill="#ffe2ad" opacity=".8" />
        <path d="M69 122h12v14H69zM66 128h18v10H66z" fill="#14100c" />
        <Label x={75} y={36} anchor="middle" size={15} style={{ fill: '#f4efe6' }}>
          The Salt Road
        </Label>
      </svg>
      <Light id="press-kit-lamp" kind="tungsten" x={560} y={0} r={220} strength={0.3} />
      <Label x={200} y={42} size={20}>
        Press kit
      </Label>
      {documents.map((name, index) => (
        <g key={name}>
          <Card x={200} y={56 + index * 31} width={150} height={26} />
          <Label x={210} y={74 + index * 31}>
            {name}
          </Label>
        </g>
      ))}
      {times(6, (still) => (
        <g key={still}>
          <rect
            x={366 + (still % 3) * 56}
            y={56 + Math.floor(still / 3) * 40}
            width={50}
            height={34}
            fill={['#27435e', '#c2552d', '#6f8ea8', '#2b160a', '#d88b33', '#101a24'][still]}
          />
          <circle
            cx={380 + (still % 3) * 58}
            cy={72 + Math.floor(still / 3) * 40}
            r={6}
            fill="#ffe2ad"
            opacity=".8"
          />
        </g>
      ))}
      <Label x={366} y={156} tone="dim">
        Six stills, captioned
      </Label>
      <rect x={366} y={172} width={166} height={38} rx={4} fill="var(--tungsten)" />
      <Label x={449} y={196} anchor="middle" size={15} tone="onLight">
        Download all
      </Label>
    </Drawing>
  );
}
