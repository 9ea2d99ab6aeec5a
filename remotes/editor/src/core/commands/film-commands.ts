import { typedKeysOf } from '../typed-keys-of';
import type { EditorDocument } from '../edit/editor-document';
import { FRAME_GUIDES, type FrameGuideName } from '../model/deck-constants';
import type { Command } from './command';
import { slideHasImages, selectionIsOneImage, slideHasChartSource } from './conditions';

export const filmCommands: readonly Command[] = [
  { id: 'templates', label: 'New deck from a film template', group: 'Film', dialog: 'templates' },
  { id: 'finance', label: 'Finance', group: 'Film', dialog: 'finance' },
  { id: 'add-budget', label: 'Budget table', group: 'Film', isDeferred: true },
  { id: 'add-comparables', label: 'Comparables table', group: 'Film', isDeferred: true },
  {
    id: 'add-chart',
    label: 'Chart of a table',
    group: 'Film',
    isEnabled: slideHasChartSource,
    isDeferred: true,
  },
  { id: 'add-waterfall', label: 'Finance waterfall', group: 'Film', isDeferred: true },
  { id: 'add-audience', label: 'Audience shares', group: 'Film', isDeferred: true },
  {
    id: 'mood-board',
    label: 'Arrange images as a mood board',
    group: 'Film',
    isEnabled: slideHasImages,
    isDeferred: true,
  },
  {
    id: 'palette-from-still',
    label: 'Take a palette from the image',
    group: 'Film',
    isEnabled: selectionIsOneImage,
    effect: 'palette-from-still',
  },
  {
    id: 'theme-from-still',
    label: 'Theme from a still',
    group: 'Film',
    dialog: 'theme-from-still',
  },
  {
    id: 'fit-to-frame',
    label: 'Fit image to the frame',
    group: 'Film',
    isEnabled: selectionIsOneImage,
    isDeferred: true,
  },
  { id: 'deck-review', label: 'Check the deck', group: 'Film', dialog: 'deck-review' },
  ...typedKeysOf(FRAME_GUIDES).map(createFrameGuideCommand),
];

function createFrameGuideCommand(frame: FrameGuideName): Command {
  return {
    id: `frame-${frame}`,
    label: `Frame guide ${frame}:1`,
    group: 'Film',
    edit: (doc: EditorDocument) => ({
      ...doc,
      deck: { ...doc.deck, frameGuide: doc.deck.frameGuide === frame ? null : frame },
    }),
  };
}
