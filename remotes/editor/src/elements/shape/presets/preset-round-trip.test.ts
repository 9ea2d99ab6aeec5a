import { createDeck, createSlide } from '../../../core/model/create';
import { unzip } from '../../../exports/testing/unzip';
import { writePptxBytes } from '../../../exports/testing/write-pptx-bytes';
import { readPresentation } from '../../../imports/read-presentation';
import { presetLayersOf } from '../geometry/preset-geometry';
import { innerBoxOf } from '../outline';
import { CATALOGUED_PRESETS, createPresetShape } from './preset-catalogue';
import type { ShapeElement } from '../shape-schema';
import { textBoxOfShape, withShapeText } from '../shape-text';

/** Presets that a file gets back as one of this editor's own shapes. */
const OWN_SHAPES: Readonly<Record<string, string>> = { roundRect: 'rectangle' };

async function passThroughPptx(shapes: readonly ShapeElement[]) {
  const slides = shapes.map((shape) => createSlide({ elements: [shape] }));
  const bytes = await writePptxBytes(createDeck({ slides }));
  const { deck } = await readPresentation(new Uint8Array(bytes), {
    name: 'deck.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  return { bytes, elements: deck.slides.map((slide) => slide.elements) };
}

test('There are more than 60 presets, each drawn by its formulas and found by its own label', () => {
  expect(CATALOGUED_PRESETS.length).toBeGreaterThan(60);
  expect(new Set(CATALOGUED_PRESETS.map(({ name }) => name)).size).toBe(CATALOGUED_PRESETS.length);
  expect(new Set(CATALOGUED_PRESETS.map(({ label }) => label)).size).toBe(
    CATALOGUED_PRESETS.length,
  );
  const undrawn = CATALOGUED_PRESETS.filter(({ name }) => {
    const layers = presetLayersOf({ name, adjustments: {} }, { width: 200, height: 100 });
    return !layers?.some(({ segments }) => segments.length > 1);
  });
  expect(undrawn).toEqual([]);
});

test('Every preset is the same preset in PowerPoint, and comes back with the same outline', async () => {
  const shapes = CATALOGUED_PRESETS.map(({ name }) => createPresetShape(name));
  const { bytes, elements } = await passThroughPptx(shapes);
  const files = await unzip(bytes);
  for (const [index, shape] of shapes.entries()) {
    const { name = '' } = shape.preset ?? {};
    const xml = files.get(`ppt/slides/slide${index + 1}.xml`)?.toString('utf8');
    expect(xml).toContain(`<a:prstGeom prst="${name}"><a:avLst></a:avLst>`);
    const [read, ...others] = elements[index] ?? [];
    expect(others).toEqual([]);
    if (OWN_SHAPES[name]) {
      expect(read).toMatchObject({ shapeType: OWN_SHAPES[name] });
      continue;
    }
    expect(read).toMatchObject({ shapeType: 'preset', preset: shape.preset });
    expect(outlineOf(read as ShapeElement)).toEqual(outlineOf(shape));
  }
});

function outlineOf(shape: ShapeElement) {
  const layers = shape.preset && presetLayersOf(shape.preset, innerBoxOf(shape));
  return layers?.map(({ segments, ...paint }) => ({
    ...paint,
    segments: segments.map(({ command, points }) => ({
      command,
      // A box is written in whole EMU.
      points: points.map((point) => [Math.round(point.x * 10), Math.round(point.y * 10)]),
    })),
  }));
}

test('Adjust values and the direction come back', async () => {
  const arrow = createPresetShape('rightArrow');
  const preset = {
    name: 'rightArrow',
    adjustments: { adj1: 30_000, adj2: 71_234 },
    isMirrored: true,
  };
  const { elements } = await passThroughPptx([{ ...arrow, preset }]);
  expect(elements[0]).toMatchObject([{ preset }]);
});

test('A shape with text is one shape in PowerPoint and here', async () => {
  const heart = createPresetShape('heart');
  const text = textBoxOfShape(heart);
  if (!text) throw new Error('A heart has room for text.');
  const named = withShapeText(heart, { ...text, content: 'In love' });
  const { elements } = await passThroughPptx([
    { ...named, textInsets: { left: 10, top: 2, right: 20, bottom: 4 } },
  ]);
  expect(elements[0]).toMatchObject([
    {
      shapeType: 'preset',
      text: { content: 'In love', textAlign: 'center', verticalAlign: 'middle' },
      textInsets: { left: 10, top: 2, right: 20, bottom: 4 },
    },
  ]);
});
