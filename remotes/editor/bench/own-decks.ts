import { type EditorDocument, createEditorDocument } from '../src/core/edit/editor-document';
import { addNewElement } from '../src/core/edit/add-new-element';
import type { Deck } from '../src/core/model/deck-schema';
import { CHART_KINDS } from '../src/elements/chart/chart-kinds';
import { createChart } from '../src/elements/chart/create-chart';
import { isText } from '../src/core/elements/element-guards';
import type { SlideElement } from '../src/core/elements/slide-element';
import { createShape } from '../src/elements/shape/create-shape';
import { createTable } from '../src/elements/table/create-table';
import { createText } from '../src/core/text/create-text';
import { createTimeline } from '../src/elements/timeline/timeline-kind';
import { applyDeckTheme } from '../src/film/themes/apply-deck-theme';
import { withOwnParts } from '../src/film/themes/own-theme-parts';

const TITLES = [
  'Die letzte Rolle von Königsberg',
  'सीमाओं के पार जाती एक कहानी',
  'La luz que no vuelve',
];

const LINES = [
  'Eine Koproduktionsvereinbarung mit der Filmförderungsgesellschaft, angefragt für den Herbst.',
  'अंतिम रील: एक फ़िल्म की कहानी जो सीमाओं के पार जाती है।',
  'Una película sobre quienes se quedan, rodada en tres provincias.',
];

/** The deck with words in three languages instead of the template's. */
export function withOtherWords(doc: EditorDocument): EditorDocument {
  const slides = doc.deck.slides.map((slide, index) => ({
    ...slide,
    elements: slide.elements.map((element) =>
      isText(element) ? writeWords(element, index) : element,
    ),
  }));
  return { ...doc, deck: { ...doc.deck, slides } };
}

function writeWords<Text extends Extract<SlideElement, { type: 'text' }>>(
  text: Text,
  index: number,
): Text {
  const words = text.role === 'title' || text.role === 'display' ? TITLES : LINES;
  if (text.role === null || text.role === 'figure') return text;
  const lines = text.content
    .split('\n')
    .map((line, at) => (line === '' ? '' : (words[(index + at) % words.length] ?? '')));
  return { ...text, content: lines.join('\n'), markRanges: [] };
}

/** The deck with a footer, and an element of the person's own on each slide, placed as the editor does. */
export function withOwnElements(deck: Deck): Deck {
  const theme = deck.theme && withOwnParts(deck.theme, { footer: 'Lantern Film · Confidential' });
  let doc = createEditorDocument(theme ? applyDeckTheme(deck, theme) : deck);
  for (const [index, { id }] of deck.slides.entries()) {
    doc = { ...doc, slideId: id };
    const element = createOwnElement(index);
    doc = addNewElement(doc, element);
    if (index % 3 === 1) doc = addNewElement(doc, createMarking());
  }
  return doc.deck;
}

/** The mark that people write beside the footer, in a font of their own. */
function createMarking() {
  return createText({
    content: 'Confidential',
    x: 780,
    y: 508,
    width: 140,
    height: 20,
    fontSize: 12,
    fontFamily: 'Courier Prime',
  });
}

function createOwnElement(index: number): SlideElement {
  const kind = CHART_KINDS[index % CHART_KINDS.length] ?? 'bar';
  const rows = [
    ['Source', '2026', '2027'],
    ['Filmförderung', '780.500', '60.000'],
    ['Pre-sales', '850', '1.250'],
  ];
  const elements = [
    createText({ content: LINES[index % LINES.length] ?? '', overflow: 'visible' }),
    createChart({ kind, rows }),
    createTable({ rows, columnWeights: [2, 1, 1], hasTotalRow: true }),
    createTimeline(),
    createShape({ shapeType: 'qr-code' }),
    createText({ content: 'Name@example.org', width: 240 }),
  ];
  return elements[index % elements.length] ?? createTimeline();
}
