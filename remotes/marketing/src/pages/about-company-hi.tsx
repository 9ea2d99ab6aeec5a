import '@site/theme/devanagari.css';
import { aboutInHindi } from '../content/about-hi';
import { HubAndSpoke } from '../pictures/hub-and-spoke';
import { HumanLoop } from '../pictures/human-loop';
import { MarketingPage } from '../sections/marketing-page';
import css from './hindi.module.css';

const pictures = { hubAndSpoke: HubAndSpoke, humanLoop: HumanLoop };

export default function AboutCompanyInHindiPage() {
  return (
    <div className={css.page}>
      <MarketingPage content={aboutInHindi} pictures={pictures} />
    </div>
  );
}
