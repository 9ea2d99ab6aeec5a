import type { SlideLayout } from './slide-layout';

/** Layouts that lead with text or numbers. */
export const textLayouts = {
  statement: {
    name: 'statement',
    title: 'Statement',
    background: 'coverBackground',
    pieces: [
      { kind: 'text', source: 'title', role: 'name', at: [56, 56, 600, 36] },
      {
        kind: 'text',
        source: 'body',
        role: 'lead',
        at: [56, 112, 800, 316],
        verticalAlign: 'middle',
      },
      { kind: 'rule', at: [56, 456] },
    ],
  },
  columns: {
    name: 'columns',
    title: 'Long text',
    background: 'surface',
    pieces: [
      { kind: 'rule', at: [56, 64] },
      { kind: 'text', source: 'title', role: 'title', at: [56, 88, 264, 200] },
      { kind: 'text', source: 'body', role: 'prose', at: [360, 88, 544, 400] },
    ],
  },
  steps: {
    name: 'steps',
    title: 'Three points',
    background: 'background',
    pieces: [
      {
        kind: 'text',
        source: 'title',
        role: 'title',
        at: [56, 48, 848, 72],
        verticalAlign: 'bottom',
      },
      { kind: 'rule', at: [56, 136] },
      { kind: 'number', lineIndex: 0, at: [56, 176, 256, 124] },
      { kind: 'number', lineIndex: 1, at: [352, 176, 256, 124] },
      { kind: 'number', lineIndex: 2, at: [648, 176, 256, 124] },
      { kind: 'text', source: 0, role: 'body', at: [56, 316, 256, 180] },
      { kind: 'text', source: 1, role: 'body', at: [352, 316, 256, 180] },
      { kind: 'text', source: 2, role: 'body', at: [648, 316, 256, 180] },
    ],
  },
  timeline: {
    name: 'timeline',
    title: 'Timeline',
    background: 'background',
    pieces: [
      {
        kind: 'text',
        source: 'title',
        role: 'title',
        at: [56, 48, 848, 72],
        verticalAlign: 'bottom',
      },
      { kind: 'rule', at: [56, 136] },
      { kind: 'shape', at: [56, 263, 904, 2], fill: 'secondary' },
      { kind: 'shape', at: [56, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [280, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [504, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'shape', at: [728, 254, 20, 20], fill: 'accent', shape: 'circle' },
      { kind: 'text', source: 0, role: 'body', at: [56, 296, 200, 190] },
      { kind: 'text', source: 1, role: 'body', at: [280, 296, 200, 190] },
      { kind: 'text', source: 2, role: 'body', at: [504, 296, 200, 190] },
      { kind: 'text', source: 3, role: 'body', at: [728, 296, 200, 190] },
    ],
  },
  table: {
    name: 'table',
    title: 'Table',
    background: 'background',
    pieces: [
      {
        kind: 'text',
        source: 'title',
        role: 'title',
        at: [56, 28, 848, 56],
        verticalAlign: 'bottom',
      },
      { kind: 'rule', at: [56, 96] },
      {
        kind: 'text',
        source: 'body',
        role: 'body',
        at: [56, 112, 848, 64],
        verticalAlign: 'middle',
      },
      { kind: 'table', at: [56, 190, 848, 308] },
    ],
  },
} as const satisfies Record<string, SlideLayout>;
