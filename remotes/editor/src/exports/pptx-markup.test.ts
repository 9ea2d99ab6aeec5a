import { escapedAttribute, escapedWords, hex } from './pptx-markup';

test('A colour has no sign before it', () => {
  expect(hex('#f0a63a')).toBe('F0A63A');
});

test('Words are never taken for markup, and lose what no XML may hold', () => {
  expect(escapedWords('Mira & <Ravi> say\u0001 "go"')).toBe('Mira &amp; &lt;Ravi&gt; say "go"');
  expect(escapedAttribute('"A & B"\u000b')).toBe('&quot;A &amp; B&quot;');
});
