import markdown from '../content/legal/ai-ethics-policy.md?raw';
import { LegalPage } from '../sections/legal-page';

export default function AiEthicsPolicyPage() {
  return <LegalPage markdown={markdown} />;
}
