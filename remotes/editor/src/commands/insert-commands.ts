import { changeCurrentSlide, type EditorDocument } from '../core/edit/editor-document';
import { createBudgetTable, createComparablesTable } from '../film/film-tables';
import { fitImagesToFrameGuide } from '../film/frame-guides';
import { FRAME_GUIDES, type FrameGuideName, slideSizeOf } from '../core/model/deck-constants';
import { typedKeysOf } from '../core/typed-keys-of';
import { GRID_EXTENSIONS, openPickedFile } from '../effects/open-file';
import { openSelection } from '../effects/open-selection';
import { withImageEffects } from '../effects/with-image-effects';
import { withModule } from '../effects/with-module';
import { editDeck } from '../store/editor-actions';
import { addChart } from '../elements/chart/chart-edits';
import type { SlideElement } from '../core/elements/slide-element';
import { convertImageToBackground } from '../elements/image/image-edits';
import { arrangeMoodBoard } from '../elements/image/mood-board';
import { insertableKinds } from '../elements/kinds';
import { connectSelection, findConnectablePair } from '../elements/line/line-edits';
import { createLine } from '../elements/line/create-line';
import type { LineElement } from '../elements/line/line-schema';
import { createShape } from '../elements/shape/create-shape';
import { createText } from '../core/text/create-text';
import { addNewElement } from '../core/edit/add-new-element';
import { command, groupCommands } from './command';
import {
  selectionIsOneFilledImage,
  selectionIsOneImage,
  selectionIsOneStill,
  slideHasImages,
} from './conditions';

/** Text beside a theme's is as large as the smallest of its layouts. */
const THEMED_TEXT = { width: 400, fontSize: 24 };

export const insertCommands = groupCommands('Insert', [
  command('add-text', 'Add Text Box', 't', {
    edit: (doc) => addNewElement(doc, createText(doc.deck.theme ? THEMED_TEXT : {})),
    scope: 'slides',
    shouldStartTyping: true,
    synonyms: 'title heading paragraph words',
  }),
  command('add-rectangle', 'Rectangle', null, {
    edit: insert(() => createShape()),
    synonyms: 'square box shape',
  }),
  command('add-circle', 'Circle', null, {
    edit: insert(() => createShape({ shapeType: 'circle' })),
    synonyms: 'ellipse oval round',
  }),
  command('add-polygon', 'Polygon', null, {
    edit: insert(() => createShape({ shapeType: 'polygon', pointCount: 6 })),
    synonyms: 'hexagon shape corners',
  }),
  command('add-star', 'Star', null, { edit: insert(() => createShape({ shapeType: 'star' })) }),
  command('add-callout', 'Speech bubble', null, {
    edit: insert(() => createShape({ shapeType: 'callout', width: 240, height: 120 })),
    synonyms: 'callout dialogue comment',
  }),
  command('more-shapes', 'More shapes', null, {
    dialog: 'shapes',
    synonyms: 'arrow banner flow bracket symbol picker',
  }),
  command('add-icon', 'Icon', null, { dialog: 'icons' }),
  command('add-video-link', 'Video link', null, {
    dialog: 'video-link',
    synonyms: 'film clip trailer youtube vimeo',
  }),
  command('add-qr-code', 'QR code', null, { dialog: 'qr-code' }),
  command('add-line', 'Line', null, { edit: insert(createLine) }),
  command('add-arrow', 'Arrow', null, { edit: insert(createArrow) }),
  ...insertableKinds.map(({ id, label, create }) =>
    command(id, label, null, { edit: (doc) => addNewElement(doc, create(doc.deck.language)) }),
  ),
  command('connect-elements', 'Connect two elements with an arrow', null, {
    edit: connectSelection,
    isEnabled: (doc) => findConnectablePair(doc) !== null,
  }),
  command('import-table', 'Spreadsheet', null, {
    run: (editor) => openPickedFile(editor, GRID_EXTENSIONS),
    synonyms: 'import load excel xlsx csv table cells budget upload',
  }),
  command('upload-image', 'Upload Image', null, {
    run: (editor) => withImageEffects(editor, (images) => images.uploadImage(editor)),
    synonyms: 'picture photo still insert file',
  }),
  command('upload-video', 'Upload Video', null, {
    run: (editor) => withImageEffects(editor, (images) => images.uploadVideo(editor)),
  }),
  command('crop-image', 'Crop image', null, {
    run: openSelection,
    isEnabled: selectionIsOneFilledImage,
    synonyms: 'picture photo trim cut',
  }),
  command('background-picture', 'Choose a background picture', null, {
    run: (editor) => withImageEffects(editor, (images) => images.chooseBackgroundPicture(editor)),
    synonyms: 'image photo backdrop',
  }),
  command('make-background', 'Set as background', null, {
    edit: convertImageToBackground,
    isEnabled: selectionIsOneStill,
    synonyms: 'picture photo backdrop',
  }),
  command('replace-image', 'Replace image', null, {
    run: (editor) => withImageEffects(editor, (images) => images.replaceImage(editor)),
    isEnabled: selectionIsOneImage,
    synonyms: 'picture photo swap change',
  }),
]);

export const filmCommands = groupCommands('Film', [
  command('templates', 'New deck from a film template', null, {
    dialog: 'templates',
    synonyms: 'sample starter presentation',
  }),
  command('finance', 'Finance', null, {
    dialog: 'finance',
    synonyms: 'language currency money locale numbers',
  }),
  command('add-budget', 'Budget table', null, {
    edit: (doc) => addNewElement(doc, createBudgetTable(doc.deck.language)),
    synonyms: 'cost money spreadsheet cells',
  }),
  command('add-comparables', 'Comparables table', null, {
    edit: (doc) => addNewElement(doc, createComparablesTable(doc.deck.language)),
    synonyms: 'comps box office spreadsheet',
  }),
  command('add-chart', 'Chart', null, {
    edit: (doc) => addChart(doc),
    synonyms: 'graph bar column line area pie doughnut diagram of a table',
  }),
  command('add-waterfall', 'Finance waterfall', null, {
    run: (editor) =>
      withModule(
        editor,
        () => import('../film/finance/finance-edits'),
        ({ addWaterfall }) => editDeck(editor.store, 'Finance waterfall', addWaterfall),
      ),
    synonyms: 'chart graph recoupment returns investor',
  }),
  command('add-audience', 'Audience shares', null, {
    edit: (doc) => addChart(doc, { kind: 'pie' }),
    synonyms: 'chart graph pie demographics',
  }),
  command('mood-board', 'Arrange images as a mood board', null, {
    edit: (doc) =>
      changeCurrentSlide(doc, (slide) => arrangeMoodBoard(slide, slideSizeOf(doc.deck))),
    isEnabled: slideHasImages,
    synonyms: 'pictures photos collage',
  }),
  command('palette-from-still', 'Take a palette from the image', null, {
    run: (editor) => withImageEffects(editor, (images) => images.extractDeckPalette(editor)),
    isEnabled: selectionIsOneImage,
    synonyms: 'picture photo colours',
  }),
  command('theme-from-still', 'Theme from a still', null, {
    dialog: 'theme-from-still',
    synonyms: 'picture photo image colours design',
  }),
  command('fit-to-frame', 'Fit image to the frame', null, {
    edit: fitImagesToFrameGuide,
    isEnabled: selectionIsOneImage,
  }),
  command('deck-review', 'Check the deck', null, {
    dialog: 'deck-review',
    synonyms: 'review problems spelling proofread',
  }),
  ...typedKeysOf(FRAME_GUIDES).map((frame) =>
    command(`frame-${frame}`, `Frame guide ${frame}:1`, null, {
      edit: (doc) => toggleFrameGuide(doc, frame),
    }),
  ),
]);

function insert(create: () => SlideElement): (doc: EditorDocument) => EditorDocument {
  return (doc) => addNewElement(doc, create());
}

function createArrow(): LineElement {
  const line = createLine();
  return { ...line, to: { ...line.to, arrowhead: 'triangle' } };
}

function toggleFrameGuide(doc: EditorDocument, frame: FrameGuideName): EditorDocument {
  const frameGuide = doc.deck.frameGuide === frame ? null : frame;
  return { ...doc, deck: { ...doc.deck, frameGuide } };
}
