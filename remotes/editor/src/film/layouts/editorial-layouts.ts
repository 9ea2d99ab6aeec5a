import {
  across,
  body,
  BOTTOM,
  layout,
  lines,
  MIDDLE,
  numbers,
  picture,
  pictures,
  shape,
  text,
  title,
  TOP,
} from './layout-pieces';

/** Layouts in columns, text beside pictures. Other compositions replace some of them. */
export const editorialLayouts = {
  cover: layout(
    'coverBackground',
    picture([520, 0, 440, 540]),
    { kind: 'logo' },
    text('title', 'display', [56, 96, 424, 264], BOTTOM),
    { kind: 'rule', at: [56, 380] },
    body([56, 412, 424, 88]),
  ),
  panorama: layout(
    'background',
    picture([0, 0, 960, 376]),
    title([56, 400, 344, 76], TOP),
    body([424, 404, 480, 104]),
  ),
  split: layout(
    'background',
    picture([520, 0, 440, 540]),
    title([56, 36, 424, 76]),
    body([56, 136, 424, 360]),
  ),
  'split-left': layout(
    'surface',
    picture([0, 0, 400, 540], 155),
    title([456, 36, 448, 76]),
    body([456, 136, 448, 360]),
  ),
  full: layout(
    'coverBackground',
    { kind: 'picture', at: [0, 0, 960, 540], scrim: 'left', gradientAngle: 240 },
    title([56, 36, 408, 76]),
    body([56, 136, 408, 360]),
  ),
  trio: layout(
    'background',
    ...pictures(across(3, [56, 136, 272, 252], 288)),
    title(),
    body([56, 408, 848, 96]),
  ),
  wall: layout(
    'coverBackground',
    ...pictures([
      [16, 16, 552, 356],
      [576, 16, 368, 174],
      [576, 198, 180, 174],
      [764, 198, 180, 174],
    ]),
    title([56, 400, 344, 76], TOP),
    body([424, 404, 480, 104]),
  ),
  cast: layout(
    'background',
    ...pictures(across(3, [56, 132, 180, 224], 296)),
    title(),
    ...lines(across(3, [56, 368, 264, 140], 296)),
  ),
  closing: layout(
    'coverBackground',
    picture([0, 0, 400, 540], 155),
    text('title', 'display', [456, 96, 448, 168], BOTTOM),
    { kind: 'rule', at: [456, 284] },
    body([456, 316, 448, 160]),
  ),
  statement: layout(
    'coverBackground',
    shape([0, 0, 16, 540], 'accent'),
    text('title', 'name', [56, 40, 848, 64], BOTTOM),
    text('body', 'lead', [56, 112, 800, 372], MIDDLE),
  ),
  columns: layout(
    'surface',
    text('title', 'title', [56, 60, 264, 200]),
    text('body', 'prose', [360, 64, 544, 440]),
  ),
  steps: layout(
    'background',
    title(),
    ...numbers(across(3, [56, 152, 256, 124], 296)),
    ...lines(across(3, [56, 292, 256, 212], 296)),
  ),
  timeline: layout(
    'background',
    title(),
    shape([56, 231, 904, 2], 'secondary'),
    ...across(4, [56, 222, 20, 20], 224).map(
      (at) => ({ kind: 'shape', at, fill: 'accent', shape: 'circle' }) as const,
    ),
    ...lines(across(4, [56, 264, 200, 240], 224)),
  ),
  table: layout('background', title(), body([56, 120, 848, 64], MIDDLE), {
    kind: 'table',
    at: [56, 196, 848, 308],
  }),
};

export type LayoutName = keyof typeof editorialLayouts;
