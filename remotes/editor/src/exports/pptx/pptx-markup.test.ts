import { createDeck, createSlide } from '../../core/model/create';
import { createText } from '../../elements/text/create-text';
import { createTable } from '../../elements/table/create-table';
import {
  removeInvalidCharacters,
  escapeXmlAttribute,
  escapeXmlText,
  toPptxColor,
} from './pptx-markup';

test('A colour has no sign before it', () => {
  expect(toPptxColor('#f0a63a')).toBe('F0A63A');
});

test('Words are never taken for markup, and lose what no XML may hold', () => {
  expect(escapeXmlText('Mira & <Ravi> say\u0001 "go"')).toBe('Mira &amp; &lt;Ravi&gt; say "go"');
  expect(escapeXmlAttribute('"A & B"\u000b')).toBe('&quot;A &amp; B&quot;');
});

test('Characters that XML cannot hold are taken out of notes, names and cells, not out of ranged text', () => {
  const slide = createSlide({
    notes: 'Pause\u0007 here\n',
    elements: [createTable({ rows: [['Gross\u000b', '$5']] }), createText({ content: 'a\u0007b' })],
  });
  const { slides } = removeInvalidCharacters(createDeck({ slides: [slide] }));
  expect(slides[0]).toMatchObject({
    notes: 'Pause here\n',
    elements: [{ rows: [['Gross', '$5']] }, { content: 'a\u0007b' }],
  });
});
