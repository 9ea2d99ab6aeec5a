import { Card, Drawing, Light, Label } from './drawing';

/** The set-up screen as it is in the product. */
export function LoglineDesk({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      <Light id="logline-desk-lamp" kind="tungsten" x={560} y={0} r={300} strength={0.4} />
      <Label x={36} y={46} size={20}>
        Let’s start with your logline!
      </Label>
      <rect x={36} y={60} width={488} height={54} rx={4} fill="var(--bg)" stroke="var(--control)" />
      <Label x={48} y={82}>
        A salt farmer’s daughter drives her father’s last harvest
      </Label>
      <Label x={48} y={102}>
        across a closed border in one night.
      </Label>
      <path d="M262 90v16" stroke="var(--tungsten)" strokeWidth={2} />
      <rect x={36} y={124} width={142} height={30} rx={4} fill="var(--tungsten)" />
      <Label x={107} y={144} anchor="middle" tone="onLight" fontWeight={600}>
        Generate with AI
      </Label>
      <rect x={188} y={124} width={64} height={30} rx={4} fill="none" stroke="var(--control)" />
      <Label x={220} y={144} anchor="middle">
        Clear
      </Label>
      <Card x={36} y={166} width={488} height={48} />
      <Label x={48} y={186} tone="dim">
        Asha has until sunrise. The truck is older than she is, the road is
      </Label>
      <Label x={48} y={204} tone="dim">
        shut, and the salt is worth less with every hour of rain.
      </Label>
    </Drawing>
  );
}
