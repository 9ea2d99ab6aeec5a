import { Card, Drawing, Label } from './drawing';

const columns = [
  { question: 'What is it?', slides: ['Title', 'Logline', 'Synopsis'] },
  { question: 'Who is it for?', slides: ['Visual style', 'Audience', 'Cast'] },
  { question: 'What does it cost?', slides: ['Budget'] },
  { question: 'What comes back?', slides: ['Waterfall', 'Contact'] },
];

/** Nine slides under the four questions a reader asks, in the order of asking. */
export function ReadingOrder({ alt }: { alt: string }) {
  return (
    <Drawing alt={alt}>
      {columns.map(({ question, slides }, column) => {
        const x = 28 + column * 129;
        return (
          <g key={question}>
            <Label x={x} y={40} tone="accent">
              {question}
            </Label>
            <path d={`M${x} 52h116`} stroke="var(--tungsten)" strokeWidth={2} />
            {slides.map((slide, row) => {
              const y = 64 + row * 50;
              return (
                <g key={slide}>
                  <Card x={x} y={y} width={116} height={42} />
                  <circle cx={x + 19} cy={y + 21} r={11} fill="var(--tungsten)" />
                  <Label x={x + 19} y={y + 25.5} anchor="middle" tone="onLight" mono>
                    {order(column, row)}
                  </Label>
                  <Label x={x + 38} y={y + 25.5}>
                    {slide}
                  </Label>
                </g>
              );
            })}
          </g>
        );
      })}
      <Label x={286} y={190} mono tone="dim">
        Reading time runs left to right.
      </Label>
      <path d="M286 204h222m-7-5 7 5-7 5" fill="none" stroke="var(--control)" strokeWidth={1.5} />
    </Drawing>
  );
}

/** The place of a slide among all slides. */
function order(column: number, row: number): number {
  const before = columns.slice(0, column).reduce((sum, { slides }) => sum + slides.length, 0);
  return before + row + 1;
}
