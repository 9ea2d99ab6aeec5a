import markdown from '../content/legal/terms-of-service.md?raw';
import { LegalPage } from '../sections/legal-page';

export default function TermsOfServicePage() {
  return <LegalPage markdown={markdown} />;
}
