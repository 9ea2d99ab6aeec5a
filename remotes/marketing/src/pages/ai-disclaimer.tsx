import markdown from '../content/legal/ai-disclaimer.md?raw';
import { LegalPage } from '../sections/legal-page';

export default function AiDisclaimerPage() {
  return <LegalPage markdown={markdown} />;
}
