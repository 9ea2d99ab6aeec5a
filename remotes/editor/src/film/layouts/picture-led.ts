import type { Layout } from './layout';

/** Layouts that lead with a picture. */
export const pictureLed = {
  cover: {
    name: 'cover',
    title: 'Cover',
    ground: 'cover',
    pieces: [
      { kind: 'picture', at: [0, 0, 960, 540], shade: 'bottom' },
      { kind: 'logo' },
      { kind: 'text', takes: 'title', role: 'display', at: [56, 168, 848, 232], stands: 'bottom' },
      { kind: 'rule', at: [56, 412] },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 436, 848, 64] },
    ],
  },
  panorama: {
    name: 'panorama',
    title: 'Panorama',
    ground: 'ground',
    pieces: [
      { kind: 'picture', at: [0, 0, 960, 376] },
      { kind: 'rule', at: [56, 400] },
      { kind: 'text', takes: 'title', role: 'title', at: [56, 424, 344, 88] },
      { kind: 'text', takes: 'body', role: 'body', at: [424, 416, 480, 96] },
    ],
  },
  split: {
    name: 'split',
    title: 'Words and a picture',
    ground: 'ground',
    pieces: [
      { kind: 'picture', at: [520, 0, 440, 540], light: 210 },
      { kind: 'text', takes: 'title', role: 'title', at: [56, 56, 408, 104], stands: 'bottom' },
      { kind: 'rule', at: [56, 172] },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 216, 408, 272] },
    ],
  },
  'split-left': {
    name: 'split-left',
    title: 'Picture and text',
    ground: 'panel',
    pieces: [
      { kind: 'picture', at: [0, 0, 400, 540], light: 155 },
      { kind: 'text', takes: 'title', role: 'title', at: [456, 56, 448, 104], stands: 'bottom' },
      { kind: 'rule', at: [456, 172] },
      { kind: 'text', takes: 'body', role: 'body', at: [456, 216, 448, 272] },
    ],
  },
  full: {
    name: 'full',
    title: 'Picture behind text',
    ground: 'cover',
    pieces: [
      { kind: 'picture', at: [0, 0, 960, 540], shade: 'left', light: 240 },
      { kind: 'text', takes: 'title', role: 'title', at: [56, 56, 408, 104], stands: 'bottom' },
      { kind: 'rule', at: [56, 172] },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 216, 408, 272] },
    ],
  },
  trio: {
    name: 'trio',
    title: 'Three stills',
    ground: 'ground',
    pieces: [
      { kind: 'text', takes: 'title', role: 'title', at: [56, 40, 520, 64], stands: 'bottom' },
      { kind: 'rule', at: [56, 116] },
      { kind: 'picture', at: [56, 148, 272, 252], light: 155 },
      { kind: 'picture', at: [344, 148, 272, 252], light: 205 },
      { kind: 'picture', at: [632, 148, 272, 252], light: 250 },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 424, 848, 72] },
    ],
  },
  wall: {
    name: 'wall',
    title: 'Wall of stills',
    ground: 'cover',
    pieces: [
      { kind: 'picture', at: [16, 16, 552, 356], light: 165 },
      { kind: 'picture', at: [576, 16, 368, 174], light: 220 },
      { kind: 'picture', at: [576, 198, 180, 174], light: 120 },
      { kind: 'picture', at: [764, 198, 180, 174], light: 280 },
      { kind: 'text', takes: 'title', role: 'title', at: [56, 388, 344, 120], stands: 'middle' },
      { kind: 'text', takes: 'body', role: 'body', at: [424, 388, 480, 120], stands: 'middle' },
    ],
  },
  cast: {
    name: 'cast',
    title: 'Three people',
    ground: 'ground',
    pieces: [
      { kind: 'text', takes: 'title', role: 'title', at: [56, 32, 848, 64], stands: 'bottom' },
      { kind: 'rule', at: [56, 108] },
      { kind: 'picture', at: [56, 140, 272, 216], light: 185 },
      { kind: 'picture', at: [344, 140, 272, 216], light: 210 },
      { kind: 'picture', at: [632, 140, 272, 216], light: 155 },
      { kind: 'text', takes: 0, role: 'body', at: [56, 372, 256, 136] },
      { kind: 'text', takes: 1, role: 'body', at: [344, 372, 256, 136] },
      { kind: 'text', takes: 2, role: 'body', at: [632, 372, 256, 136] },
    ],
  },
  closing: {
    name: 'closing',
    title: 'Closing',
    ground: 'cover',
    pieces: [
      { kind: 'picture', at: [600, 0, 360, 540], light: 210 },
      { kind: 'text', takes: 'title', role: 'display', at: [56, 96, 496, 168], stands: 'bottom' },
      { kind: 'rule', at: [56, 284] },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 316, 496, 160] },
    ],
  },
} as const satisfies Record<string, Layout>;
