import { organizations } from '../content/organizations';
import { CommissionBoard } from '../pictures/commission-board';
import { GreenlightTable } from '../pictures/greenlight-table';
import { MemberLibrary } from '../pictures/member-library';
import { MarketingPage } from '../sections/marketing-page';

const pictures = {
  memberLibrary: MemberLibrary,
  greenlightTable: GreenlightTable,
  commissionBoard: CommissionBoard,
};

export default function OrganizationsPage() {
  return <MarketingPage content={organizations} pictures={pictures} />;
}
