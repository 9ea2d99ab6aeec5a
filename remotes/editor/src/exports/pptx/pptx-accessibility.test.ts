import '../../elements/kinds';
import { createExampleDeck } from '../../../examples/create-example-deck';
import { EXAMPLE_DECKS } from '../../../examples/example-decks';
import {
  createDeckFromTemplate,
  DECK_TEMPLATES,
  type TemplateName,
} from '../../film/templates/templates';
import type { Deck } from '../../core/model/deck-schema';
import { createFullDeck } from '../testing/create-full-deck';
import { unzip } from '../testing/unzip';
import { writePptxBytes } from '../testing/write-pptx-bytes';

const DECKS = [
  ...Object.keys(DECK_TEMPLATES).map((name) => createDeckFromTemplate(name as TemplateName)),
  ...EXAMPLE_DECKS.map((example) => createExampleDeck(example)),
];

/** Rules of PowerPoint’s accessibility check for a slide: each lists what breaks it. */
const RULES: Readonly<Record<string, (slide: Document) => readonly string[]>> = {
  'slides have a title': (slide) => (titleOf(slide) === '' ? ['none'] : []),
  'objects have a description or are decorative': listUndescribed,
  'tables have a header row': (slide) =>
    listAll(slide, 'tbl')
      .filter((table) => listAll(table, 'tblPr')[0]?.getAttribute('firstRow') !== '1')
      .map(nameOf),
  // PowerPoint reads in the order of the layers: a picture behind the title comes before it.
  'the title is the first text': (slide) => {
    const [first] = listObjects(slide).filter((object) => textOf(object) !== '');
    return first && !isTitle(first) ? [nameOf(first)] : [];
  },
  'texts have a language': (slide) =>
    listAll(slide, 'r')
      .filter((run) => !listAll(run, 'rPr')[0]?.hasAttribute('lang'))
      .map((run) => run.textContent ?? ''),
};

test.each(DECKS.map((deck) => [deck.title, deck] as const))(
  'PowerPoint’s accessibility check finds nothing in %s',
  async (_title, deck) => {
    const { slides, sections } = await writeAndRead(deck);
    const findings = slides.flatMap((slide, index) =>
      Object.entries(RULES).flatMap(([rule, listFindings]) =>
        listFindings(slide).map((finding) => `slide ${index + 1}: ${rule}: ${finding}`),
      ),
    );
    expect([
      ...findings,
      ...listRepeated(slides.map(titleOf)).map((title) => `titles are unique: ${title}`),
      ...listRepeated(sections).map((name) => `names of sections are unique: ${name}`),
    ]).toEqual([]);
  },
);

test('PowerPoint goes on asking for the descriptions that members have not given', async () => {
  const { slides } = await writeAndRead(createFullDeck());
  expect(slides.flatMap((slide) => listUndescribed(slide))).toEqual([
    'sp QR code: https://example.org/trailer?a=1&b=2',
    'pic Image',
    'pic Image',
  ]);
});

async function writeAndRead(deck: Deck) {
  const files = await unzip(await writePptxBytes(deck));
  const parse = (name: string) =>
    new DOMParser().parseFromString(files.get(name)?.toString('utf8') ?? '', 'text/xml');
  return {
    slides: deck.slides.map((_slide, index) => parse(`ppt/slides/slide${index + 1}.xml`)),
    sections: Array.from(
      parse('ppt/presentation.xml').getElementsByTagName('p14:section'),
      (section) => section.getAttribute('name') ?? '',
    ),
  };
}

const listAll = (slide: Document | Element, tag: string): readonly Element[] =>
  Array.from(slide.getElementsByTagNameNS('*', tag));

/** Objects that PowerPoint asks about, in reading order: members of a described group are not among them. */
function listObjects(slide: Document): readonly Element[] {
  const [tree] = listAll(slide, 'spTree');
  const list = (parent: Element): readonly Element[] =>
    Array.from(parent.children).flatMap((child) => {
      if (child.localName === 'grpSp' && !isDescribed(child)) return list(child);
      return OBJECT_TAGS.has(child.localName) ? [child] : [];
    });
  return tree ? list(tree) : [];
}

function listUndescribed(slide: Document): readonly string[] {
  return listObjects(slide)
    .filter((object) => !isDescribed(object) && textOf(object) === '')
    .map(nameOf);
}

const OBJECT_TAGS = new Set(['sp', 'pic', 'cxnSp', 'graphicFrame', 'grpSp']);

const propertiesOf = (object: Element): Element | undefined => listAll(object, 'cNvPr')[0];

const nameOf = (object: Element): string =>
  `${object.localName} ${propertiesOf(object)?.getAttribute('name') ?? ''}`;

const textOf = (object: Element): string =>
  listAll(object, 't')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();

function isDecorative(object: Element): boolean {
  const properties = propertiesOf(object);
  return properties !== undefined && listAll(properties, 'decorative').length > 0;
}

const isDescribed = (object: Element): boolean =>
  isDecorative(object) || (propertiesOf(object)?.getAttribute('descr') ?? '') !== '';

const isTitle = (object: Element): boolean =>
  listAll(object, 'ph').some((placeholder) => placeholder.getAttribute('type') === 'title');

const titleOf = (slide: Document): string =>
  listAll(slide, 'sp').filter(isTitle).map(textOf).join(' ');

const listRepeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
