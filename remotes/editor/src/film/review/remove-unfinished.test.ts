import '../../elements/kinds';
import { elementReviewOf } from '../../elements/element-reviews';
import { createImage } from '../../elements/image/create-image';
import { createShape } from '../../elements/shape/create-shape';
import { createText } from '../../core/text/create-text';
import {
  createDeckFromTemplate,
  DECK_TEMPLATES,
  listTemplateQuestions,
} from '../templates/templates';
import { isText } from '../../core/elements/element-guards';
import { createTable } from '../../elements/table/create-table';
import { typedKeysOf } from '../../core/typed-keys-of';
import { createSlide } from '../../core/model/create';
import { finishForExport, removeUnfinished } from '../finish-slides';

const question = 'What does it cost?';
const questions = new Set([question]);

test.each([
  [question, []],
  [`Mine\n${question}\nYours`, ['Mine\nYours']],
  [`${question}\nMine`, ['Mine']],
  [`Mine\n${question}`, ['Mine']],
  [`${question}\n${question}\nMine\n${question}`, ['Mine']],
  ['Mine', ['Mine']],
])('Of the text %j, %j is printed', (content, printed) => {
  const slide = createSlide({ elements: [createText({ content })] });
  const { elements } = removeUnfinished(slide, questions);
  expect(elements.map((element) => ('content' in element ? element.content : ''))).toEqual(printed);
});

test('A contact line with the name of the maker is named, and printed without the company it asks for', () => {
  const asked = listTemplateQuestions();
  const boxes = ['Mira Nair, company', 'Produzentin\nKäthe Groß, Firma\nBerlin', 'Nair, Film GmbH'];
  const elements = boxes.map((content) => createText({ content }));
  const finished = removeUnfinished(createSlide({ elements }), asked);
  expect(finished.elements).toMatchObject([
    { content: 'Mira Nair' },
    { content: 'Produzentin\nKäthe Groß\nBerlin' },
    { content: 'Nair, Film GmbH' },
  ]);
  const context = { templateQuestions: asked, colorBehind: () => null };
  const isNamed = elements.map(
    (text) => elementReviewOf(text).check?.(text, context)['template-question'],
  );
  expect(isNamed).toEqual([true, true, false]);
});

test('No slide of a new deck with the name of its maker prints a question', () => {
  const asked = listTemplateQuestions();
  for (const language of ['en', 'de'] as const) {
    const { slides } = createDeckFromTemplate('feature', { name: 'Mira Nair' }, undefined, {
      language,
    });
    const contact = removeUnfinished(slides.at(-1) ?? createSlide(), asked);
    const texts = contact.elements.flatMap((each) => (isText(each) ? [each.content] : []));
    expect(texts).toEqual([language === 'de' ? 'Kontakt' : 'Contact', 'Mira Nair']);
  }
});

test('A box that nobody wrote in is not printed', () => {
  const slide = createSlide({ elements: [createText(), createText({ content: 'Mine' })] });
  expect(removeUnfinished(slide, questions).elements).toMatchObject([{ content: 'Mine' }]);
});

test('List items keep their lines', () => {
  const text = createText({
    content: `One\n${question}\nTwo`,
    listItems: [
      { line: 1, list: 'bullet', level: 0 },
      { line: 2, list: 'number', level: 0 },
    ],
  });
  const { elements } = removeUnfinished(createSlide({ elements: [text] }), questions);
  expect(elements[0]).toMatchObject({ listItems: [{ line: 1, list: 'number' }] });
});

test('Places of pictures are left out unless they have one or lead to a video; shapes stay without their question', () => {
  const file = { asset: 'a'.repeat(64), naturalWidth: 8, naturalHeight: 8 };
  const [place, video, picture, shape] = [
    createImage({ ...file, asset: '' }),
    { ...createImage({ ...file, asset: '' }), link: 'https://vimeo.com/1', isVideo: true },
    createImage(file),
    createShape({ text: { ...createText({ content: question }) } }),
  ];
  const slide = createSlide({ elements: [place, video, picture, shape] });
  const { elements } = removeUnfinished(slide, questions);
  expect(elements.map(({ id }) => id)).toEqual([video.id, picture.id, shape.id]);
});

test('No slide of a new deck prints a question; a finished slide is the same', () => {
  const asked = listTemplateQuestions();
  const { slides } = createDeckFromTemplate('feature');
  const printed = slides.flatMap((slide) => removeUnfinished(slide, asked).elements);
  const lines = printed.flatMap((element) =>
    'content' in element ? element.content.split('\n') : [],
  );
  expect(lines.filter((line) => asked.has(line.trim()))).toEqual([]);
  const finished = createSlide({ elements: [createText({ content: 'Mine' })] });
  expect(removeUnfinished(finished, asked)).toBe(finished);
});

test('Numbers go with the questions beside them, and tables that nobody filled in', () => {
  const line = (y: number) => ({ y, height: 60 });
  const [one, mine, two, asked] = [
    createText({ content: '1', x: 56, width: 60, ...line(100) }),
    createText({ content: 'Mine', x: 200, ...line(100) }),
    createText({ content: '2', x: 56, width: 60, ...line(220) }),
    createText({ content: question, x: 200, ...line(220) }),
  ];
  const table = createTable({
    rows: [
      ['Title', 'Year'],
      ['', ' '],
    ],
    columnWeights: [1, 1],
  });
  const filled = createTable({
    rows: [
      ['Title', 'Year'],
      ['Mine', ''],
    ],
    columnWeights: [1, 1],
  });
  const slide = createSlide({ elements: [one, mine, two, asked, table, filled] });
  expect(removeUnfinished(slide, questions).elements).toEqual([one, mine, filled]);
});

test.each(typedKeysOf(DECK_TEMPLATES))(
  'Slides of %s without an answer are hidden in files',
  (template) => {
    const { slides } = createDeckFromTemplate(template);
    const texts = finishForExport(slides)
      .filter(({ hidden }) => !hidden)
      .flatMap(({ elements }) => elements.filter(isText));
    expect(texts.filter(({ content }) => /^\d$/.test(content))).toEqual([]);
  },
);
