import type { ReactNode } from 'react';
import { Drawing, Light, Label, times } from './drawing';

const ink = 'var(--on-primary)';

const slides: [name: string, picture: ReactNode][] = [
  ['Title', <path key="t" d="M8 46 32 22l14 12 16-20 26 32z" fill="#5b3413" />],
  ['Logline', lines(3, 60)],
  ['Synopsis', lines(6, 76)],
  [
    'Budget',
    times(5, (bar) => (
      <path key={bar} d={`M8 ${9 + bar * 8}h${[26, 18, 72, 34, 18][bar]}v5H8z`} fill={ink} />
    )),
  ],
  [
    'Visual style',
    ['#1b2a3a', '#6f8ea8', '#ffe2ad', '#c2552d', '#2b160a'].map((color, index) => (
      <path key={color} d={`M${8 + index * 16} 8h14v36h-14z`} fill={color} />
    )),
  ],
  [
    'Audience',
    [20, 13, 6].map((r) => (
      <circle key={r} cx={46} cy={26} r={r} fill="none" stroke={ink} strokeWidth={2} />
    )),
  ],
  [
    'Cast',
    times(3, (head) => (
      <path
        key={head}
        d={`M${12 + head * 25} 44q0-14 10-14a7 8 0 1 1 4 0q10 0 10 14z`}
        fill={ink}
      />
    )),
  ],
  ['Contact', lines(2, 44)],
  [
    'Waterfall',
    times(5, (step) => (
      <path
        key={step}
        d={`M${8 + step * 16} ${8 + step * 7}h13v${36 - step * 7}h-13z`}
        fill="#27435e"
      />
    )),
  ],
];

/** The nine slides of a film deck, pinned up and lit from the left. */
export function DeckWall({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="deck-wall-lamp" kind="tungsten" x={40} y={20} r={420} strength={0.7} />
      <Light id="deck-wall-window" kind="daylight" x={560} y={234} r={260} strength={0.5} />
      {slides.map(([name, picture], index) => {
        const inFirstRow = index < 5;
        const x = inFirstRow ? 27 + index * 104 : 79 + (index - 5) * 104;
        return (
          <g key={name} transform={`translate(${x} ${inFirstRow ? 24 : 124})`}>
            <path d="M3 4h92v52H3z" opacity=".5" />
            <path d="M0 0h92v52H0z" fill={inFirstRow ? '#f7e6c4' : '#e6dccb'} />
            {picture}
            <circle cx={46} r={2.5} fill="#b3261e" />
            <Label x={0} y={71}>
              {name}
            </Label>
          </g>
        );
      })}
    </Drawing>
  );
}

function lines(count: number, width: number): ReactNode {
  const top = 26 - count * 3.5;
  return times(count, (line) => (
    <path
      key={line}
      d={`M8 ${top + line * 7}h${line === count - 1 ? width * 0.6 : width}`}
      stroke={ink}
      strokeWidth={2.5}
    />
  ));
}
