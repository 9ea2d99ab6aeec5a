import { escapeXmlAttribute, escapeXmlText, toPptxColor } from './pptx-markup';

test('A colour has no sign before it', () => {
  expect(toPptxColor('#f0a63a')).toBe('F0A63A');
});

test('Words are never taken for markup, and lose what no XML may hold', () => {
  expect(escapeXmlText('Mira & <Ravi> say\u0001 "go"')).toBe('Mira &amp; &lt;Ravi&gt; say "go"');
  expect(escapeXmlAttribute('"A & B"\u000b')).toBe('&quot;A &amp; B&quot;');
});
