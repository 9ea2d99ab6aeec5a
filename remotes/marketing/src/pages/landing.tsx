import { landing } from '../content/landing';
import {
  contactSheetImage,
  coverThemesImage,
  editorImage,
  setupImage,
  storySlidesImage,
} from '../media/product-images';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  editor: editorImage,
  contactSheet: contactSheetImage,
  coverThemes: coverThemesImage,
  storySlides: storySlidesImage,
  setup: setupImage,
};

export default function LandingPage() {
  return <MarketingPage content={landing} pictures={pictures} />;
}
