import { industryProfessionals } from '../content/industry-professionals';
import { DraftPages } from '../pictures/draft-pages';
import { PackageBoard } from '../pictures/package-board';
import { VersionReel } from '../pictures/version-reel';
import { MarketingPage } from '../sections/marketing-page';

const pictures = { draftPages: DraftPages, packageBoard: PackageBoard, versionReel: VersionReel };

export default function IndustryProfessionalsPage() {
  return <MarketingPage content={industryProfessionals} pictures={pictures} />;
}
