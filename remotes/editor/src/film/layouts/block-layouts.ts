import {
  across,
  body,
  BOTTOM,
  layout,
  lines,
  LOGO,
  MIDDLE,
  numbers,
  picture,
  pictures,
  shape,
  text,
  title,
} from './layout-pieces';

/** Fields of color beside the pictures. */
export const blockLayouts = {
  cover: layout(
    'coverBackground',
    shape([0, 0, 256, 312], 'accent'),
    picture([256, 0, 704, 312]),
    LOGO,
    text('title', 'display', [56, 328, 848, 120], BOTTOM),
    body([56, 456, 704, 64]),
  ),
  panorama: layout(
    'background',
    picture([0, 0, 752, 376]),
    shape([752, 0, 208, 376], 'secondary'),
    title([56, 400, 344, 76]),
    body([424, 404, 480, 104]),
  ),
  trio: layout(
    'surface',
    ...pictures([
      [56, 136, 272, 204],
      [344, 160, 272, 204],
      [632, 184, 272, 204],
    ]),
    title(),
    body([56, 408, 848, 96]),
  ),
  wall: layout(
    'coverBackground',
    ...pictures([
      [0, 0, 400, 376],
      [400, 0, 320, 188],
      [400, 188, 320, 188],
      [720, 0, 240, 188],
    ]),
    shape([720, 188, 240, 188], 'accent'),
    title([56, 400, 344, 76]),
    body([424, 404, 480, 104]),
  ),
  cast: layout(
    'surface',
    ...across(3, [40, 148, 128, 208], 296).map((at) => shape(at, 'secondary')),
    ...pictures(across(3, [56, 132, 168, 208], 296)),
    title(),
    ...lines(across(3, [56, 368, 264, 140], 296)),
  ),
  statement: layout(
    'coverBackground',
    shape([0, 0, 200, 540], 'accent'),
    text('title', 'name', [256, 40, 648, 64], BOTTOM),
    text('body', 'lead', [256, 112, 648, 372], MIDDLE),
  ),
  steps: layout(
    'background',
    title(),
    ...across(3, [56, 136, 272, 372], 288).map((at) => shape(at, 'surface')),
    ...across(3, [56, 136, 272, 8], 288).map((at) => shape(at, 'accent')),
    ...numbers(across(3, [76, 160, 232, 112], 288)),
    ...lines(across(3, [76, 284, 232, 212], 288)),
  ),
  closing: layout(
    'coverBackground',
    shape([640, 0, 320, 216], 'accent'),
    picture([640, 216, 320, 324], 155),
    text('title', 'display', [56, 64, 560, 200], BOTTOM),
    body([56, 288, 560, 196]),
  ),
};
