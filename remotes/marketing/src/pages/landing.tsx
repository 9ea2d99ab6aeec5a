import { landing } from '../content/landing';
import { MarketingPage } from '../sections/marketing-page';

export default function LandingPage() {
  return <MarketingPage content={landing} />;
}
