import '@site/theme/devanagari.css';
import { aboutInHindi } from '../content/about-hi';
import { HubAndSpoke } from '../pictures/hub-and-spoke';
import { HumanLoop } from '../pictures/human-loop';
import { MarketingPage } from '../sections/marketing-page';

const pictures = { hubAndSpoke: HubAndSpoke, humanLoop: HumanLoop };

export default function AboutCompanyInHindiPage() {
  return <MarketingPage content={aboutInHindi} pictures={pictures} />;
}
