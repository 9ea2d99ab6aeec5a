import { organizations } from '../content/organizations';
import commissionBoard from '../pictures/commission-board.svg?raw';
import greenlightTable from '../pictures/greenlight-table.svg?raw';
import memberLibrary from '../pictures/member-library.svg?raw';
import { createDrawings } from '../pictures/svg-drawing';
import { MarketingPage } from '../sections/marketing-page';

const pictures = createDrawings({ memberLibrary, greenlightTable, commissionBoard });

export default function OrganizationsPage() {
  return <MarketingPage content={organizations} pictures={pictures} />;
}
