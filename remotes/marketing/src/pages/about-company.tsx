import { about } from '../content/about';
import { HubAndSpoke } from '../pictures/hub-and-spoke';
import { HumanLoop } from '../pictures/human-loop';
import { MarketingPage } from '../sections/marketing-page';

const pictures = { hubAndSpoke: HubAndSpoke, humanLoop: HumanLoop };

export default function AboutCompanyPage() {
  return <MarketingPage content={about} pictures={pictures} />;
}
