import '@site/theme/devanagari.css';
import { homeInHindi } from '../content/home-hi';
import { editorImage } from '../media/product-images';
import { MarketingPage } from '../sections/marketing-page';

export default function LandingInHindiPage() {
  return <MarketingPage content={homeInHindi} pictures={{ editor: editorImage }} />;
}
