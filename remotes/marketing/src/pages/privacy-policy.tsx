import markdown from '../content/legal/privacy-policy.md?raw';
import { LegalPage } from '../sections/legal-page';

export default function PrivacyPolicyPage() {
  return <LegalPage markdown={markdown} />;
}
