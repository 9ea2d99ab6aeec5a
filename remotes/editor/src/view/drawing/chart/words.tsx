import type { ChartElement } from '../../../core/model/deck';

/** About how wide a letter is, as a share of the type size. */
const LETTER = 0.56;

export function widthOf(text: string, size: number): number {
  return text.length * size * LETTER;
}

/** Words on as many lines as there is room for; the last one is cut where they do not fit. */
export function linesOf(text: string, width: number, size: number, most = 2): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, most);
  return shown.map((line, index) => {
    const isCut = index === most - 1 && lines.length > most;
    return isCut || widthOf(line, size) > width ? cut(line, width, size) : line;
  });
}

function cut(line: string, width: number, size: number): string {
  const letters = Math.max(1, Math.floor(width / (size * LETTER)) - 1);
  return line.length <= letters ? `${line}…` : `${line.slice(0, letters).trimEnd()}…`;
}

/** Lines of words around a middle. */
export function Words({
  chart,
  lines,
  x,
  y,
  anchor,
  isStrong = false,
}: {
  chart: ChartElement;
  lines: readonly string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  isStrong?: boolean;
}) {
  const { fontSize } = chart;
  const height = fontSize * 1.15;
  const top = y - ((lines.length - 1) * height) / 2 + fontSize * 0.35;
  return lines.map((line, index) => (
    <text
      key={`${line} ${y + index}`}
      x={x}
      y={top + index * height}
      textAnchor={anchor}
      fill={chart.color}
      fontWeight={isStrong ? 'bold' : 'normal'}
    >
      {line}
    </text>
  ));
}
