import { organizations } from '../content/organizations';
import { MarketingPage } from '../sections/marketing-page';

export default function OrganizationsPage() {
  return <MarketingPage content={organizations} />;
}
