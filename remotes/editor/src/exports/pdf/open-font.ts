import { create, type Font, type Path, type Subset } from 'fontkit';

/** Members of a subset that write one glyph; they are not part of fontkit's types. */
interface GlyphWriter {
  readonly font: Font;
  readonly glyf: Uint8Array[];
  readonly loca: { readonly offsets: number[] };
  readonly hmtx: { readonly metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph: (id: number) => number;
}

/**
 * Opens a WOFF2 font. Its glyphs are stored in another form than in a PDF, which fontkit's subset copies as they are,
 * so subsets write them from their outlines.
 */
export function openFont(bytes: ArrayBuffer): Font {
  const font = create(new Uint8Array(bytes) as Buffer) as Font;
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset() as Subset & GlyphWriter;
    subset._addGlyph = (id) => {
      const glyph = font.getGlyph(id);
      const data = encodeGlyph(glyph.path);
      subset.glyf.push(data);
      subset.loca.offsets.push(subset.offset);
      const bearing = Math.round(Number.isFinite(glyph.bbox.minX) ? glyph.bbox.minX : 0);
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing });
      subset.offset += data.length;
      return subset.glyf.length - 1;
    };
    return subset;
  };
  return font;
}

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** Simple glyph description of the OpenType `glyf` table, with coordinates of two bytes each. */
function encodeGlyph(path: Path): Uint8Array {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const length = 12 + contours.length * 2 + points.length * 5;
  const view = new DataView(new ArrayBuffer(Math.ceil(length / 4) * 4));
  let offset = 0;
  const writeInt16 = (value: number) => {
    view.setInt16(offset, value);
    offset += 2;
  };
  for (const value of [contours.length, ...bounds]) writeInt16(value);
  let last = -1;
  for (const contour of contours) writeInt16((last += contour.length));
  // The number of instructions.
  writeInt16(0);
  for (const { isOnCurve } of points) view.setUint8(offset++, isOnCurve ? 1 : 0);
  for (const values of [xs, ys])
    for (const [index, value] of values.entries()) writeInt16(value - (values[index - 1] ?? 0));
  return new Uint8Array(view.buffer);
}

function contoursOf(path: Path): readonly (readonly OutlinePoint[])[] {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'closePath') continue;
    if (command === 'moveTo') contours.push([]);
    for (let index = 0; index < args.length; index += 2)
      contours.at(-1)?.push({
        x: Math.round(args[index] ?? 0),
        y: Math.round(args[index + 1] ?? 0),
        isOnCurve: index === args.length - 2,
      });
  }
  return contours;
}
