import { editorialLayouts } from './editorial-layouts';
import {
  across,
  body,
  BOTTOM,
  down,
  layout,
  lines,
  LOGO,
  numbers,
  picture,
  pictures,
  shape,
  text,
  type LayoutBox,
  type LayoutPiece,
} from './layout-pieces';

const RIGHT_COLUMNS: LayoutBox = [312, 48, 184, 228];
const SIDE_TITLE_BOX: LayoutBox = [56, 36, 216, 200];

/** A narrow column of titles beside the content, parted by a line. */
export const gridLayouts = {
  ...alignTitlesTop(editorialLayouts),
  cover: layout(
    'coverBackground',
    picture([312, 0, 648, 320]),
    LOGO,
    shape([56, 344, 848, 2], 'secondary'),
    text('title', 'display', [312, 360, 592, 144]),
    body([56, 372, 232, 132]),
  ),
  panorama: layout(
    'background',
    picture([312, 0, 648, 388]),
    ...sideTitle(),
    body([312, 408, 592, 96]),
  ),
  trio: layout(
    'background',
    ...pictures([
      [312, 48, 336, 344],
      [664, 48, 240, 164],
      [664, 228, 240, 164],
    ]),
    ...sideTitle(),
    body([312, 408, 592, 96]),
  ),
  wall: layout(
    'coverBackground',
    ...pictures([...across(2, [312, 48, 288, 164], 304), ...across(2, [312, 228, 288, 164], 304)]),
    ...sideTitle(),
    body([312, 408, 592, 96]),
  ),
  cast: layout(
    'background',
    ...pictures(across(3, RIGHT_COLUMNS, 204)),
    ...sideTitle(),
    ...lines(across(3, [312, 292, 184, 212], 204)),
  ),
  statement: layout(
    'coverBackground',
    shape([290, 56, 2, 428], 'secondary'),
    text('title', 'name', [56, 56, 216, 240]),
    text('body', 'lead', [312, 48, 592, 440]),
  ),
  columns: layout(
    'surface',
    text('title', 'title', SIDE_TITLE_BOX),
    text('body', 'prose', [312, 40, 592, 464]),
  ),
  steps: layout(
    'background',
    ...sideTitle(),
    ...numbers(down(3, [312, 48, 112, 136], 152)),
    ...lines(down(3, [440, 56, 464, 128], 152)),
  ),
  closing: layout(
    'coverBackground',
    picture([312, 280, 648, 260], 155),
    shape([56, 256, 848, 2], 'secondary'),
    text('title', 'display', [56, 72, 848, 168], BOTTOM),
    body([56, 284, 232, 196]),
  ),
};

function sideTitle(): readonly LayoutPiece[] {
  return [shape([290, 48, 2, 456], 'secondary'), text('title', 'title', SIDE_TITLE_BOX)];
}

/** Titles at the height of those in the narrow column. */
function alignTitlesTop(layouts: typeof editorialLayouts): typeof editorialLayouts {
  const entries = Object.entries(layouts).map(([name, { background, pieces }]) => {
    const aligned = pieces.map((piece) =>
      piece.kind === 'text' && piece.role === 'title'
        ? { ...piece, verticalAlign: 'top' as const }
        : piece,
    );
    return [name, { background, pieces: aligned }] as const;
  });
  return { ...layouts, ...Object.fromEntries(entries) };
}
