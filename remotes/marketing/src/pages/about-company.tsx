import { about } from '../content/about';
import hubAndSpoke from '../pictures/hub-and-spoke.svg?raw';
import humanLoop from '../pictures/human-loop.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ hubAndSpoke, humanLoop });

export default function AboutCompanyPage() {
  return <MarketingPage content={about} pictures={pictures} />;
}
