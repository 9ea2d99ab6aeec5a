import type { Layout } from './layout';

/** Layouts that lead with text or numbers. */
export const wordLed = {
  statement: {
    name: 'statement',
    title: 'Statement',
    ground: 'cover',
    pieces: [
      { kind: 'text', takes: 'title', role: 'name', at: [56, 56, 600, 36] },
      { kind: 'text', takes: 'body', role: 'lead', at: [56, 112, 800, 316], stands: 'middle' },
      { kind: 'rule', at: [56, 456] },
    ],
  },
  columns: {
    name: 'columns',
    title: 'Long text',
    ground: 'panel',
    pieces: [
      { kind: 'rule', at: [56, 64] },
      { kind: 'text', takes: 'title', role: 'title', at: [56, 88, 264, 200] },
      { kind: 'text', takes: 'body', role: 'prose', at: [360, 88, 544, 400] },
    ],
  },
  steps: {
    name: 'steps',
    title: 'Three points',
    ground: 'ground',
    pieces: [
      { kind: 'text', takes: 'title', role: 'title', at: [56, 48, 848, 72], stands: 'bottom' },
      { kind: 'rule', at: [56, 136] },
      { kind: 'number', of: 0, at: [56, 176, 256, 124] },
      { kind: 'number', of: 1, at: [352, 176, 256, 124] },
      { kind: 'number', of: 2, at: [648, 176, 256, 124] },
      { kind: 'text', takes: 0, role: 'body', at: [56, 316, 256, 180] },
      { kind: 'text', takes: 1, role: 'body', at: [352, 316, 256, 180] },
      { kind: 'text', takes: 2, role: 'body', at: [648, 316, 256, 180] },
    ],
  },
  timeline: {
    name: 'timeline',
    title: 'Timeline',
    ground: 'ground',
    pieces: [
      { kind: 'text', takes: 'title', role: 'title', at: [56, 48, 848, 72], stands: 'bottom' },
      { kind: 'rule', at: [56, 136] },
      { kind: 'shape', at: [56, 263, 904, 2], fill: 'second' },
      { kind: 'shape', at: [56, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [280, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [504, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [728, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'text', takes: 0, role: 'body', at: [56, 296, 200, 190] },
      { kind: 'text', takes: 1, role: 'body', at: [280, 296, 200, 190] },
      { kind: 'text', takes: 2, role: 'body', at: [504, 296, 200, 190] },
      { kind: 'text', takes: 3, role: 'body', at: [728, 296, 200, 190] },
    ],
  },
  table: {
    name: 'table',
    title: 'Table',
    ground: 'ground',
    pieces: [
      { kind: 'text', takes: 'title', role: 'title', at: [56, 28, 848, 56], stands: 'bottom' },
      { kind: 'rule', at: [56, 96] },
      { kind: 'text', takes: 'body', role: 'body', at: [56, 112, 848, 64], stands: 'middle' },
      { kind: 'table', at: [56, 190, 848, 308] },
    ],
  },
} as const satisfies Record<string, Layout>;
