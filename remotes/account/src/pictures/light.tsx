const tones = { tungsten: '#f0a63a', daylight: '#4f86b8' } as const;

/** Light that falls off from a point: the one ornament of the site. `id` must be unique in its picture. */
export function Light({
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
  tone?: keyof typeof tones;
}) {
  return (
    <>
      <radialGradient id={`light-${id}`}>
        <stop offset="0" stopColor={tones[tone]} stopOpacity=".75" />
        <stop offset=".5" stopColor={tones[tone]} stopOpacity=".22" />
        <stop offset="1" stopColor={tones[tone]} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#light-${id})`} />
    </>
  );
}
