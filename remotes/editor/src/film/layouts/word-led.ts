import type { Layout } from './layout';

/** Layouts that lead with text or numbers. */
export const wordLed = {
  statement: {
    name: 'statement',
    title: 'Statement',
    ground: 'cover',
    pieces: [
      { is: 'words', takes: 'title', role: 'name', at: [56, 56, 600, 36] },
      { is: 'words', takes: 'body', role: 'lead', at: [56, 112, 800, 316], stands: 'middle' },
      { is: 'rule', at: [56, 456] },
    ],
  },
  columns: {
    name: 'columns',
    title: 'Long text',
    ground: 'panel',
    pieces: [
      { is: 'rule', at: [56, 64] },
      { is: 'words', takes: 'title', role: 'title', at: [56, 88, 264, 200] },
      { is: 'words', takes: 'body', role: 'prose', at: [360, 88, 544, 400] },
    ],
  },
  steps: {
    name: 'steps',
    title: 'Three points',
    ground: 'ground',
    pieces: [
      { is: 'words', takes: 'title', role: 'title', at: [56, 48, 848, 72], stands: 'bottom' },
      { is: 'rule', at: [56, 136] },
      { is: 'figure', of: 0, at: [56, 176, 256, 124] },
      { is: 'figure', of: 1, at: [352, 176, 256, 124] },
      { is: 'figure', of: 2, at: [648, 176, 256, 124] },
      { is: 'words', takes: 0, role: 'body', at: [56, 316, 256, 180] },
      { is: 'words', takes: 1, role: 'body', at: [352, 316, 256, 180] },
      { is: 'words', takes: 2, role: 'body', at: [648, 316, 256, 180] },
    ],
  },
  timeline: {
    name: 'timeline',
    title: 'Timeline',
    ground: 'ground',
    pieces: [
      { is: 'words', takes: 'title', role: 'title', at: [56, 48, 848, 72], stands: 'bottom' },
      { is: 'rule', at: [56, 136] },
      { is: 'shape', at: [56, 263, 904, 2], fill: 'second' },
      { is: 'shape', at: [56, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { is: 'shape', at: [280, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { is: 'shape', at: [504, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { is: 'shape', at: [728, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { is: 'words', takes: 0, role: 'body', at: [56, 296, 200, 190] },
      { is: 'words', takes: 1, role: 'body', at: [280, 296, 200, 190] },
      { is: 'words', takes: 2, role: 'body', at: [504, 296, 200, 190] },
      { is: 'words', takes: 3, role: 'body', at: [728, 296, 200, 190] },
    ],
  },
  table: {
    name: 'table',
    title: 'Table',
    ground: 'ground',
    pieces: [
      { is: 'words', takes: 'title', role: 'title', at: [56, 28, 848, 56], stands: 'bottom' },
      { is: 'rule', at: [56, 96] },
      { is: 'words', takes: 'body', role: 'body', at: [56, 112, 848, 64], stands: 'middle' },
      { is: 'table', at: [56, 190, 848, 308] },
    ],
  },
} as const satisfies Record<string, Layout>;
