import { educationalInstitutions } from '../content/educational-institutions';
import { AdmissionsJourney } from '../pictures/admissions-journey';
import { DepartmentPatch } from '../pictures/department-patch';
import { GamifiedReel } from '../pictures/gamified-reel';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  admissionsJourney: AdmissionsJourney,
  gamifiedReel: GamifiedReel,
  departmentPatch: DepartmentPatch,
};

export default function EducationalInstitutionsPage() {
  return <MarketingPage content={educationalInstitutions} pictures={pictures} />;
}
