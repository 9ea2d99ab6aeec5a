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
  shape,
  text,
  title,
  TOP,
} from './layout-pieces';

/** Framed pictures with wide margins on a light wall. */
export const galleryLayouts = {
  cover: layout(
    'background',
    picture([56, 56, 848, 296]),
    LOGO,
    text('title', 'display', [56, 372, 560, 132], BOTTOM),
    body([640, 388, 264, 112]),
  ),
  panorama: layout(
    'background',
    picture([56, 56, 848, 304]),
    title([56, 384, 344, 76], TOP),
    body([424, 388, 480, 116]),
  ),
  trio: layout(
    'background',
    ...pictures([[56, 136, 416, 252], ...across(2, [504, 136, 184, 252], 216)]),
    title(),
    body([56, 408, 848, 96]),
  ),
  wall: layout(
    'background',
    ...pictures(across(4, [56, 56, 194, 304], 218)),
    title([56, 384, 344, 76], TOP),
    body([424, 388, 480, 116]),
  ),
  cast: layout(
    'background',
    ...pictures(down(3, [56, 132, 90, 116], 128)),
    title(),
    ...lines(down(3, [178, 132, 726, 116], 128), MIDDLE),
  ),
  statement: layout(
    'background',
    text('title', 'name', [176, 48, 608, 64], BOTTOM),
    text('body', 'lead', [176, 128, 608, 340], MIDDLE),
  ),
  steps: layout(
    'background',
    title(),
    ...down(3, [56, 132, 848, 1], 128).map((at) => shape(at, 'secondary')),
    ...numbers(down(3, [56, 148, 96, 96], 128), MIDDLE),
    ...lines(down(3, [176, 148, 728, 96], 128), MIDDLE),
  ),
  closing: layout(
    'background',
    picture([56, 56, 320, 428], 155),
    text('title', 'display', [432, 96, 472, 168], BOTTOM),
    body([432, 288, 472, 196]),
  ),
};
