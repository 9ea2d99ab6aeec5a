import { educationalInstitutions } from '../content/educational-institutions';
import admissionsJourney from '../pictures/admissions-journey.svg?raw';
import departmentPatch from '../pictures/department-patch.svg?raw';
import gamifiedReel from '../pictures/gamified-reel.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ admissionsJourney, gamifiedReel, departmentPatch });

export default function EducationalInstitutionsPage() {
  return <MarketingPage content={educationalInstitutions} pictures={pictures} />;
}
