import { pitchDeck } from '../content/pitch-deck';
import { DeckWall } from '../pictures/deck-wall';
import { DocumentaryLine } from '../pictures/documentary-line';
import { MoodBoard } from '../pictures/mood-board';
import { SeasonGrid } from '../pictures/season-grid';
import { TopSheet } from '../pictures/top-sheet';
import { Waterfall } from '../pictures/waterfall';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  deckWall: DeckWall,
  waterfall: Waterfall,
  seasonGrid: SeasonGrid,
  moodBoard: MoodBoard,
  topSheet: TopSheet,
  documentaryLine: DocumentaryLine,
};

export default function PitchDeckPage() {
  return <MarketingPage content={pitchDeck} pictures={pictures} />;
}
