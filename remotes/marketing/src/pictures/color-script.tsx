import { Drawing, Label } from './drawing';

const beats = [
  { name: 'Dawn', sky: ['#1b2a3a', '#6f8ea8'], sun: { x: 18, y: 96 }, land: '#0d141b' },
  { name: 'Road', sky: ['#3c5d78', '#c9b48a'], sun: { x: 34, y: 70 }, land: '#2a2a22' },
  { name: 'Noon', sky: ['#7fa9c9', '#efe3c4'], sun: { x: 42, y: 34 }, land: '#8a7a55' },
  { name: 'Border', sky: ['#8a4a22', '#f0a63a'], sun: { x: 52, y: 60 }, land: '#2b160a' },
  { name: 'Dusk', sky: ['#2d1a2b', '#c2552d'], sun: { x: 60, y: 92 }, land: '#140c10' },
  { name: 'Night', sky: ['#07090d', '#15202c'], sun: { x: 22, y: 48 }, land: '#0b0a09' },
] as const;

/** Six beats of a film, each with its light and palette. */
export function ColorScript({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      {beats.map((beat, index) => (
        <Beat key={beat.name} {...beat} index={index} />
      ))}
    </Drawing>
  );
}

function Beat({ name, sky, sun, land, index }: (typeof beats)[number] & { index: number }) {
  const id = `color-script-${index}`;
  const lamp = name === 'Night' ? '#f4efe6' : '#ffe2ad';
  return (
    <g transform={`translate(${28 + index * 85} 28)`}>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={sky[0]} />
        <stop offset="1" stopColor={sky[1]} />
      </linearGradient>
      <clipPath id={`${id}-clip`}>
        <path d="M0 0h78v122H0z" />
      </clipPath>
      <g clipPath={`url(#${id}-clip)`}>
        <path d="M0 0h78v122H0z" fill={`url(#${id})`} />
        <circle cx={sun.x} cy={sun.y} r={name === 'Night' ? 6 : 12} fill={lamp} />
        <path
          d={`M0 122V${100 - index * 3}l22-${8 + index * 2} 20 12 36-${14 - index}v46z`}
          fill={land}
        />
      </g>
      {[sky[0], sky[1], lamp, land].map((color, swatch) => (
        <path key={color} d={`M${swatch * 19.5} 132h19.5v18h-19.5z`} fill={color} />
      ))}
      <path d="M0 132h78v18H0z" fill="none" stroke="#3c362f" />
      <Label x={0} y={172} mono tone="dim">
        {index + 1}
      </Label>
      <Label x={16} y={172}>
        {name}
      </Label>
    </g>
  );
}
