import { pitchDeck } from '../content/pitch-deck';
import { MarketingPage } from '../sections/marketing-page';

export default function PitchDeckPage() {
  return <MarketingPage content={pitchDeck} />;
}
