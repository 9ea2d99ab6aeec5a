import { Link } from '@site/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { useHydratedSearchParams } from '../page/use-hydrated-search-params';
import { ResendConfirmationForm } from '../login/resend-confirmation-form';
import styles from '../login/login.module.css';
import { messages } from '../messages';
import { LetterPicture } from '../pictures/letter-picture';
import { readBanner } from '../rules/read-banner';

export default function ConfirmPage() {
  const banner = readBanner(useHydratedSearchParams());
  return (
    <AuthPageLayout
      slug="INT. MAIL ROOM — CONTINUOUS"
      title="Check your e-mail"
      lead={banner?.text ?? messages.verifyEmail}
      picture={<LetterPicture />}
      timecode="01:00:02:06"
    >
      <p>
        Open the link in the email. It works once, for one hour. If the email is not there, look in
        the spam folder, or have it sent again.
      </p>
      <ResendConfirmationForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
