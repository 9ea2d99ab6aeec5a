import { about } from '../content/about';
import { MarketingPage } from '../sections/marketing-page';

export default function AboutCompanyPage() {
  return <MarketingPage content={about} />;
}
