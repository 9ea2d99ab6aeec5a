import '@site/theme/devanagari.css';
import { homeInHindi } from '../content/home-hi';
import { MarketingPage } from '../sections/marketing-page';

export default function LandingInHindiPage() {
  return <MarketingPage content={homeInHindi} />;
}
