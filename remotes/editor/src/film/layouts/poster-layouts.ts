import {
  across,
  body,
  BOTTOM,
  down,
  layout,
  lines,
  LOGO,
  MIDDLE,
  numbers,
  picture,
  pictures,
  text,
  title,
  TOP,
} from './layout-pieces';

/** Pictures to every edge, text large and low. */
export const posterLayouts = {
  cover: layout(
    'coverBackground',
    { kind: 'picture', at: [0, 0, 960, 540], scrim: 'bottom' },
    LOGO,
    text('title', 'display', [56, 168, 848, 252], BOTTOM),
    body([56, 436, 848, 64]),
  ),
  panorama: layout(
    'coverBackground',
    picture([0, 0, 960, 380]),
    title([56, 404, 344, 76], TOP),
    body([424, 400, 480, 116]),
  ),
  trio: layout(
    'coverBackground',
    ...pictures(across(3, [0, 132, 320, 264], 320)),
    title(),
    body([56, 412, 848, 96]),
  ),
  wall: layout(
    'coverBackground',
    ...pictures([...across(2, [0, 0, 480, 194], 480), ...across(2, [0, 194, 480, 194], 480)]),
    title([56, 412, 344, 76], TOP),
    body([424, 416, 480, 100]),
  ),
  cast: layout(
    'background',
    ...pictures(across(3, [480, 0, 160, 540], 160)),
    title([56, 36, 392, 76]),
    ...lines(down(3, [56, 136, 392, 112], 124)),
  ),
  statement: layout(
    'coverBackground',
    text('title', 'name', [56, 48, 848, 48]),
    text('body', 'lead', [56, 104, 848, 388], BOTTOM),
  ),
  steps: layout(
    'background',
    title(),
    ...numbers(down(3, [56, 132, 120, 112], 124), MIDDLE),
    ...lines(down(3, [200, 132, 704, 112], 124), MIDDLE),
  ),
  closing: layout(
    'coverBackground',
    picture([0, 0, 960, 208], 250),
    text('title', 'display', [56, 232, 848, 132], BOTTOM),
    body([56, 380, 848, 120]),
  ),
};
