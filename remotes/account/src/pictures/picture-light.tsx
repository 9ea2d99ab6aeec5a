const COLORS = { tungsten: '#f0a63a', daylight: '#4f86b8' } as const;

/** Radial glow around a point. `id` must be unique on the page. */
export function PictureLight({
  id,
  x,
  y,
  radius,
  tone = 'tungsten',
}: {
  id: string;
  x: number;
  y: number;
  radius: number;
  tone?: keyof typeof COLORS;
}) {
  return (
    <>
      <radialGradient id={`light-${id}`}>
        <stop offset="0" stopColor={COLORS[tone]} stopOpacity=".75" />
        <stop offset=".5" stopColor={COLORS[tone]} stopOpacity=".22" />
        <stop offset="1" stopColor={COLORS[tone]} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#light-${id})`} />
    </>
  );
}
