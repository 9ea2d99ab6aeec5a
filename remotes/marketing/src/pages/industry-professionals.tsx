import { industryProfessionals } from '../content/industry-professionals';
import draftPages from '../pictures/draft-pages.svg?raw';
import packageBoard from '../pictures/package-board.svg?raw';
import versionReel from '../pictures/version-reel.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ draftPages, packageBoard, versionReel });

export default function IndustryProfessionalsPage() {
  return <MarketingPage content={industryProfessionals} pictures={pictures} />;
}
