import { aiDisclaimer } from '../content/legal/ai-disclaimer.generated';
import { LegalPage } from '../sections/legal-page';

export default function AiDisclaimerPage() {
  return <LegalPage document={aiDisclaimer} />;
}
