import { keysOf } from '../keys-of';
import type { Document } from '../edit/document';
import { FRAMES, type FrameName } from '../model/deck';
import type { Command } from './command';
import { hasImages, isOneImage } from './conditions';

export const filmCommands: readonly Command[] = [
  { id: 'templates', label: 'New deck from a film template', group: 'Film', dialog: 'templates' },
  { id: 'add-budget', label: 'Budget table', group: 'Film', isLate: true },
  { id: 'add-comparables', label: 'Comparables table', group: 'Film', isLate: true },
  { id: 'add-chart', label: 'Chart of a table', group: 'Film', isLate: true },
  { id: 'add-waterfall', label: 'Finance waterfall', group: 'Film', isLate: true },
  { id: 'add-audience', label: 'Audience shares', group: 'Film', isLate: true },
  {
    id: 'mood-board',
    label: 'Arrange images as a mood board',
    group: 'Film',
    when: hasImages,
    isLate: true,
  },
  {
    id: 'palette-from-still',
    label: 'Take a palette from the image',
    group: 'Film',
    when: isOneImage,
    effect: 'palette-from-still',
  },
  { id: 'theme-from-still', label: 'Theme from a still', group: 'Film', dialog: 'still' },
  {
    id: 'fit-to-frame',
    label: 'Fit image to the frame',
    group: 'Film',
    when: isOneImage,
    isLate: true,
  },
  { id: 'coach', label: 'Check the deck', group: 'Film', dialog: 'coach' },
  ...keysOf(FRAMES).map(frameCommand),
];

function frameCommand(frame: FrameName): Command {
  return {
    id: `frame-${frame}`,
    label: `Frame guide ${frame}:1`,
    group: 'Film',
    edit: (doc: Document) => ({
      ...doc,
      deck: { ...doc.deck, frame: doc.deck.frame === frame ? null : frame },
    }),
  };
}
