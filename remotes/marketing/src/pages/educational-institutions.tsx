import { educationalInstitutions } from '../content/educational-institutions';
import { MarketingPage } from '../sections/marketing-page';

export default function EducationalInstitutionsPage() {
  return <MarketingPage content={educationalInstitutions} />;
}
