import { pitchDeck } from '../content/pitch-deck';
import {
  documentarySlidesImage,
  filmSlidesImage,
  fourDecksImage,
  indieSlidesImage,
  seriesSlidesImage,
} from '../media/product-images';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  fourDecks: fourDecksImage,
  filmSlides: filmSlidesImage,
  seriesSlides: seriesSlidesImage,
  indieSlides: indieSlidesImage,
  documentarySlides: documentarySlidesImage,
};

export default function PitchDeckPage() {
  return <MarketingPage content={pitchDeck} pictures={pictures} />;
}
