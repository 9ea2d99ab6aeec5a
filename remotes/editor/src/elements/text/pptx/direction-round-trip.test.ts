import '../../kinds';
import type { SlideElement } from '../../../core/elements/slide-element';
import type { RichText } from '../../../core/model/rich-text-schema';
import { createText } from '../../../core/text/create-text';
import { createTable } from '../../table/create-table';
import { roundTrip } from '../../../exports/testing/round-trip';

const rich = (content: string, ...listItems: RichText['listItems']) => ({
  content,
  markRanges: [],
  listItems,
});

test('Directions and alignments come back from a presentation', async () => {
  const item = { list: 'none', level: 0 } as const;
  const before = [
    createText(rich('שלום עולם!')),
    createText({ ...rich('مرحبا 123'), textAlign: 'right' }),
    createText(rich('2027', { ...item, line: 0, direction: 'rtl' })),
    createText(rich('English, from the right', { ...item, line: 0, direction: 'rtl' })),
    createText(rich('עברית', { ...item, line: 0, direction: 'ltr' })),
    createText({
      ...rich('שלום\nHello\nשלום', { ...item, line: 2, direction: 'ltr', textAlign: 'right' }),
      textAlign: 'center',
    }),
    createText(
      rich('אחת\nשתיים', ...[0, 1].map((line) => ({ line, list: 'bullet', level: 0 }) as const)),
    ),
  ];
  const { elements, xml } = await roundTrip(before);
  const partsOf = (list: readonly SlideElement[]) =>
    list.map((element) =>
      element.type === 'text'
        ? [element.content, element.textAlign, element.listItems]
        : element.type,
    );
  expect(partsOf(elements)).toEqual(partsOf(before));
  const paragraphs = Array.from(xml.matchAll(/<a:pPr([^>]*)>/g), ([, list = '']) => [
    /rtl="1"/.test(list),
    /algn="(\w+)"/.exec(list)?.[1],
  ]);
  expect(paragraphs).toEqual([
    [true, 'r'],
    [true, 'l'],
    [true, 'r'],
    [true, 'r'],
    [false, 'l'],
    [true, 'ctr'],
    [false, 'ctr'],
    [false, 'r'],
    [true, 'r'],
    [true, 'r'],
  ]);
});

test('Cells from right to left stay on their side', async () => {
  const rows = [
    ['שם', 'Name'],
    ['דנה', 'Dana'],
  ];
  const { elements, xml } = await roundTrip([createTable({ rows })]);
  expect(elements[0]).toMatchObject({ rows });
  expect(elements[0]).not.toHaveProperty('cellStyles');
  expect(xml.match(/rtl="1" algn="r"/g)).toHaveLength(2);
});
