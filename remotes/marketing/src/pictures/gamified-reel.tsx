import { Drawing, Light, Label, times } from './drawing';

/** A lesson film that stops at a question; the answer picks the next shot. */
export function GamifiedReel({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt} stock="night">
      <Light id="gamified-lamp" kind="tungsten" x={150} y={90} r={220} strength={0.5} />
      <path d="M28 44h250v132H28z" fill="#141210" stroke="#82776a" />
      <Perforations y={48} />
      <Perforations y={164} />
      <Label x={44} y={86} size={15}>
        Which lens flattens the crowd?
      </Label>
      <Answer x={44} text="24 mm" fill="none" />
      <Answer x={160} text="135 mm" fill="var(--tungsten)" />
      <Label x={44} y={156} mono tone="dim">
        paused 00:42
      </Label>
      <path
        d="M262 118C310 118 304 72 350 72"
        fill="none"
        stroke="var(--tungsten)"
        strokeWidth={3}
      />
      <path
        d="M146 132C150 214 300 190 350 178"
        fill="none"
        stroke="var(--daylight)"
        strokeWidth={3}
        strokeDasharray="5 5"
      />
      <Shot y={36} name="Level two" note="stadium, 135 mm" color="var(--tungsten)" />
      <Shot y={140} name="Retake" note="back to the question" color="var(--daylight)" />
    </Drawing>
  );
}

function Perforations({ y }: { y: number }) {
  return times(15, (hole) => (
    <rect key={hole} x={36 + hole * 16} y={y} width={8} height={7} rx={1.5} fill="#3c362f" />
  ));
}

function Answer({ x, text, fill }: { x: number; text: string; fill: string }) {
  return (
    <>
      <rect x={x} y={102} width={102} height={30} rx={4} fill={fill} stroke="#82776a" />
      <Label
        x={x + 51}
        y={122}
        anchor="middle"
        size={15}
        {...(fill === 'none' ? {} : { tone: 'onLight' })}
      >
        {text}
      </Label>
    </>
  );
}

function Shot({ y, name, note, color }: { y: number; name: string; note: string; color: string }) {
  return (
    <g transform={`translate(352 ${y})`}>
      <path d="M0 0h180v58H0z" fill="#141210" stroke="#3c362f" />
      <path d="M0 0h4v58H0z" fill={color} />
      <Label x={18} y={26} size={15}>
        {name}
      </Label>
      <Label x={18} y={45} tone="dim">
        {note}
      </Label>
    </g>
  );
}
