import '../elements/kinds';
import { startTyping } from './testing/start-typing';

test('Pasted lines are lines, blank ones too, and stay in the list', () => {
  const { text, paste } = startTyping({ listItems: [{ line: 0, list: 'bullet', level: 1 }] });
  paste('', 'one\n\ntwo');
  expect(text().content).toBe('one\n\ntwo');
  expect(text().listItems.map(({ line, level }) => [line, level])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('Of what other programs know, only marks and lists of ours come in', () => {
  const { text, paste } = startTyping();
  paste(
    '<meta charset="utf-8"><h1 style="color:red">A <b>b</b></h1><p><span style="font-weight:700">c</span><br>' +
      '<a href="https://example.org">d</a><a href="javascript:x">e</a></p>' +
      '<ol><li>f<ol><li><p>g</p></li></ol></li></ol><table><tr><td>h</td></tr></table><script>i</script>',
  );
  expect(text().content).toBe('A b\nc\nde\nf\ng\nh');
  expect(text().markRanges).toEqual([
    { from: 2, to: 5, fontWeight: 'bold' },
    { from: 6, to: 7, link: 'https://example.org' },
  ]);
  expect(text().listItems).toEqual([
    { line: 3, list: 'number', level: 0 },
    { line: 4, list: 'number', level: 1 },
  ]);
  expect(text().color).toBe('#000000');
});

test('Lists of Word are lists here, and no handler of pasted text is left', () => {
  const item = (marker: string, level: number, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
    `<!--[if !supportLists]--><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
    `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${words}</p>`;
  const { text, node, paste } = startTyping();
  paste(
    `<p>Points</p>${item('·', 1, 'First point')}${item('o', 2, 'Below')}${item('2.', 1, 'Two')}` +
      '<p><img src=x onerror="alert(1)"><b onclick=\'alert(1)\'>End</b></p>',
  );
  expect(text().content).toBe('Points\nFirst point\nBelow\nTwo\nEnd');
  expect(text().listItems).toEqual([
    { line: 1, list: 'bullet', level: 0 },
    { line: 2, list: 'bullet', level: 1 },
    { line: 3, list: 'number', level: 0 },
  ]);
  expect(node.innerHTML).not.toMatch(/onerror|onclick/);
});

test('A pasted list begins where its first line begins; words in a line stay in it', () => {
  const list = '<ul><li>Crew</li><li>Cast</li></ul>';
  const { text, paste, key } = startTyping({ content: '' });
  paste(list);
  expect(text().listItems.map(({ line }) => line)).toEqual([0, 1]);
  paste(', <b>all</b>');
  expect(text().content).toBe('Crew\nCast, all');
  key('Enter');
  key('Enter');
  paste('', 'Needs: ');
  paste(list);
  expect(text().content).toBe('Crew\nCast, all\nNeeds: Crew\nCast');
  expect(text().listItems.map(({ line }) => line)).toEqual([0, 1, 3]);
});

test.each([
  ['<p dir=RTL>NASA נוסד</p><p>NASA</p>', [[0, 'rtl']]],
  ['<div dir="rtl"><p>2026 שלום</p><ul><li>ABC</li></ul></div>', [[1, 'rtl']]],
  ['<p dir="ltr">שלום Anna</p>', [[0, 'ltr']]],
  ['<p dir="auto">שלום</p>', []],
])('A pasted direction is kept where the letters have another: %s', (html, directions) => {
  const { text, paste } = startTyping({ content: '' });
  paste(html);
  const set = text().listItems.filter(({ direction }) => direction);
  expect(set.map(({ line, direction }) => [line, direction])).toEqual(directions);
});
