import { termsOfService } from '../content/legal/terms-of-service.generated';
import { LegalPage } from '../sections/legal-page';

export default function TermsOfServicePage() {
  return <LegalPage document={termsOfService} />;
}
