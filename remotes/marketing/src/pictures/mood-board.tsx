import type { ReactNode } from 'react';
import { Drawing, Label, times } from './drawing';

const synopsis = [
  'Asha, nineteen, has one night',
  'to drive the last harvest over',
  'a border that shuts at dawn.',
  'Her brother is the guard.',
  'She takes the sea road.',
];

/** Six images that agree about light, around the one-slide synopsis. */
export function MoodBoard({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Tile id="lighthouse" x={24} y={22} width={148} height={112} sky={['#101a24', '#3d5a74']}>
        <path d="M96 40 0 12v30zM96 40l52-16v30z" fill="#ffe2ad" opacity=".55" />
        <path d="M88 112 92 46h10l4 66zM90 46h14v-8l-7-7-7 7z" fill="#0b0a09" />
        <circle cx="97" cy="40" r="4" fill="#ffe2ad" />
      </Tile>
      <Tile id="rope" x={24} y={142} width={148} height={70} sky={['#8a4a22', '#d88b33']}>
        <path d="M-6 60C40 10 90 66 154 6" fill="none" stroke="#2b160a" strokeWidth="13" />
        <path
          d="M-6 60C40 10 90 66 154 6"
          fill="none"
          stroke="#c9a878"
          strokeWidth="9"
          strokeDasharray="7 4"
        />
        <path d="M74 8q18 2 20 20l-8 24-18-2-12-22z" fill="#3a1f10" />
      </Tile>
      <Tile id="window" x={388} y={22} width={148} height={70} sky={['#14100c', '#2a1c10']}>
        <path d="M40 70 62 10h58l18 60z" fill="#f0a63a" opacity=".75" />
        <path d="M50 42h80M91 10l-3 60" stroke="#14100c" strokeWidth="4" />
      </Tile>
      <Tile id="road" x={388} y={100} width={148} height={112} sky={['#07090d', '#1c2f42']}>
        <path d="M62 46h22l56 66H6z" fill="#0b0a09" />
        <path d="M73 52v8M73 70v12M73 92v20" stroke="#ffe2ad" strokeWidth="3" />
        <circle cx="66" cy="46" r="3" fill="#fff3d8" />
        <circle cx="80" cy="46" r="3" fill="#fff3d8" />
      </Tile>
      <Tile id="water" x={180} y={22} width={200} height={36} sky={['#27435e', '#6f8ea8']}>
        {times(3, (wave) => (
          <path
            key={wave}
            d={`M0 ${10 + wave * 10}q12-8 25 0t25 0 25 0 25 0 25 0 25 0 25 0 25 0`}
            fill="none"
            stroke="#e6eef5"
            strokeOpacity={0.7 - wave * 0.2}
            strokeWidth="2"
          />
        ))}
      </Tile>
      <path d="M180 66h200v118H180z" fill="#f7f1e4" />
      <Label x={194} y={90} size={15} tone="onLight">
        The Salt Road
      </Label>
      {synopsis.map((line, index) => (
        <Label key={line} x={194} y={110 + index * 16} tone="onLight">
          {line}
        </Label>
      ))}
      {['#101a24', '#3d5a74', '#d88b33', '#ffe2ad', '#2b160a'].map((color, index) => (
        <path key={color} d={`M${180 + index * 40} 192h40v20h-40z`} fill={color} />
      ))}
    </Drawing>
  );
}

function Tile({
  id,
  x,
  y,
  width,
  height,
  sky,
  children,
}: {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  sky: [string, string];
  children: ReactNode;
}) {
  return (
    <svg x={x} y={y} width={width} height={height} aria-hidden="true">
      <linearGradient id={`mood-${id}`} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <rect width={width} height={height} fill={`url(#mood-${id})`} />
      {children}
    </svg>
  );
}
