import { hierarchy, treemap, type HierarchyRectangularNode } from 'd3-hierarchy';
import { escapeHtml } from '@site/shell/documents/escape-html';

/** Bytes by file, below the package that the file belongs to. */
export type BytesByOwner = ReadonlyMap<string, ReadonlyMap<string, number>>;

interface Piece {
  name: string;
  bytes?: number;
  children?: Piece[];
}

type Box = HierarchyRectangularNode<Piece>;

const width = 1600;
const height = 1000;
const line = 18;
/** About as wide as a letter of the labels. */
const letter = 7;

/** A picture of what a script is made of: each box as large as its bytes, every name and size in a hint. */
export function drawTreemap(owners: BytesByOwner): string {
  const children = [...owners].map(([name, files]) => ({
    name,
    children: [...files].map(([file, bytes]) => ({ name: file, bytes })),
  }));
  const pieces = hierarchy<Piece>({ name: 'script', children })
    .sum(({ bytes = 0 }) => bytes)
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0));
  const boxes = treemap<Piece>()
    .size([width, height])
    .paddingTop((box) => (box.depth === 1 ? line : 0))
    .paddingInner(1)(pieces)
    .descendants()
    .filter(({ depth }) => depth > 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    ...boxes.map(drawBox),
    '</svg>\n',
  ].join('\n');
}

function drawBox(box: Box): string {
  const { x0, y0, x1, y1, depth, data, value = 0 } = box;
  const isOwner = depth === 1;
  const hue = ((isOwner ? box : box.parent)?.x0 ?? 0) * (360 / width);
  const label = isOwner ? `${data.name} · ${value}` : (data.name.split('/').at(-1) ?? '');
  const fits = label.length * letter < x1 - x0 && y1 - y0 >= line;
  return [
    `<g transform="translate(${round(x0)} ${round(y0)})">`,
    `<title>${escapeHtml(`${data.name}: ${value} bytes`)}</title>`,
    `<rect width="${round(x1 - x0)}" height="${round(y1 - y0)}" fill="hsl(${Math.round(hue)} 45% ${isOwner ? 82 : 90}%)"/>`,
    fits ? `<text x="4" y="13">${escapeHtml(label)}</text>` : '',
    '</g>',
  ].join('');
}

const round = (value: number) => Math.round(value * 10) / 10;
