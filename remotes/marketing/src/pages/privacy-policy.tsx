import { privacyPolicy } from '../content/legal/privacy-policy.generated';
import { LegalPage } from '../sections/legal-page';

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
