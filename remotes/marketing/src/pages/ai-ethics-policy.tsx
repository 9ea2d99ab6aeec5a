import { aiEthicsPolicy } from '../content/legal/ai-ethics-policy.generated';
import { LegalPage } from '../sections/legal-page';

export default function AiEthicsPolicyPage() {
  return <LegalPage document={aiEthicsPolicy} />;
}
