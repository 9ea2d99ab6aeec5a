import '@site/theme/devanagari.css';
import { aboutInHindi } from '../content/about-hi';
import { MarketingPage } from '../sections/marketing-page';

export default function AboutCompanyInHindiPage() {
  return <MarketingPage content={aboutInHindi} />;
}
