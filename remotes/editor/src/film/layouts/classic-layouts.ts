import { editorialLayouts } from './editorial-layouts';
import {
  across,
  body,
  BOTTOM,
  CENTERED,
  layout,
  lines,
  LOGO,
  MIDDLE,
  numbers,
  picture,
  pictures,
  text,
  title,
  TITLE_BOX,
} from './layout-pieces';

/** Everything on the middle axis, people in round frames. */
export const classicLayouts = {
  cover: layout(
    'coverBackground',
    picture([0, 0, 960, 256]),
    LOGO,
    text('title', 'display', [96, 272, 768, 132], { ...CENTERED, ...BOTTOM }),
    { kind: 'rule', at: [480, 420], isCentered: true },
    body([96, 440, 768, 64], CENTERED),
  ),
  panorama: layout(
    'background',
    picture([0, 0, 960, 336]),
    title([96, 344, 768, 64], CENTERED),
    body([96, 416, 768, 92], CENTERED),
  ),
  trio: layout(
    'background',
    ...pictures(across(3, [112, 136, 224, 264], 256)),
    title(TITLE_BOX, CENTERED),
    body([96, 416, 768, 92], CENTERED),
  ),
  cast: layout(
    'background',
    ...pictures(across(3, [116, 132, 152, 208], 288)).map((piece) => ({ ...piece, isRound: true })),
    title(TITLE_BOX, CENTERED),
    ...lines(across(3, [60, 356, 264, 152], 288), CENTERED),
  ),
  statement: layout(
    'coverBackground',
    text('title', 'name', [96, 88, 768, 36], CENTERED),
    text('body', 'lead', [96, 136, 768, 340], { ...CENTERED, ...MIDDLE }),
    { kind: 'rule', at: [480, 64], isCentered: true },
  ),
  steps: layout(
    'background',
    title(TITLE_BOX, CENTERED),
    ...numbers(across(3, [56, 140, 256, 124], 296), CENTERED),
    ...lines(across(3, [56, 280, 256, 224], 296), CENTERED),
  ),
  timeline: layout(
    'background',
    title(TITLE_BOX, CENTERED),
    ...editorialLayouts.timeline.pieces.slice(1),
  ),
  table: layout(
    'background',
    title(TITLE_BOX, CENTERED),
    body([56, 120, 848, 64], { ...CENTERED, ...MIDDLE }),
    { kind: 'table', at: [56, 196, 848, 308] },
  ),
  closing: layout(
    'coverBackground',
    picture([0, 348, 960, 192], 250),
    text('title', 'display', [96, 36, 768, 132], { ...CENTERED, ...BOTTOM }),
    { kind: 'rule', at: [480, 180], isCentered: true },
    body([96, 204, 768, 128], CENTERED),
  ),
};
