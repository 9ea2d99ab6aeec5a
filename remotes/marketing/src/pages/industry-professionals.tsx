import { industryProfessionals } from '../content/industry-professionals';
import { MarketingPage } from '../sections/marketing-page';

export default function IndustryProfessionalsPage() {
  return <MarketingPage content={industryProfessionals} />;
}
