/** @jest-environment node */
import { XmlPatches } from './xml-patches';

const shapeXml = (name: string, text = '') =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}"/></p:nvSpPr><a:t>${text}</a:t></p:sp>`;

function createPatches() {
  const patches = new XmlPatches();
  const first = patches.addToName('One', [(xml) => xml.replace('<a:t>', '<a:t>first ')]);
  return { patches, first };
}

test('A shape receives its own patches, and loses its mark', () => {
  const { patches, first } = createPatches();
  expect(patches.apply(shapeXml(first, 'reel'), 1)).toBe(shapeXml('One', 'first reel'));
});

test.each(['Text: ⟦1⟧', 'Text: ⟦1⟧ and more'])(
  'A shape named “%s” receives its own patches, not those of another shape',
  (typed) => {
    const { patches } = createPatches();
    const name = patches.addToName(typed, [(xml) => xml.replace('<a:t>', '<a:t>second ')]);
    expect(patches.apply(shapeXml(name, '⟦1⟧'), 1)).toBe(shapeXml(typed, 'second ⟦1⟧'));
  },
);

test.each(['Text: ⟦1⟧', 'Text'])('A shape named “%s” without patches is left alone', (typed) => {
  const { patches } = createPatches();
  const xml = shapeXml(patches.addToName(typed, []), '⟦1⟧');
  expect(patches.apply(xml, 1)).toBe(shapeXml(typed, '⟦1⟧'));
});
