import '@site/theme/devanagari.css';
import { aboutInHindi } from '../content/about-hi';
import hubAndSpoke from '../pictures/hub-and-spoke.svg?raw';
import humanLoop from '../pictures/human-loop.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ hubAndSpoke, humanLoop });

export default function AboutCompanyInHindiPage() {
  return <MarketingPage content={aboutInHindi} pictures={pictures} />;
}
