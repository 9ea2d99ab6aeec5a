import { aaas } from '../content/aaas';
import { MarketingPage } from '../sections/marketing-page';

export default function AaasPage() {
  return <MarketingPage content={aaas} />;
}
