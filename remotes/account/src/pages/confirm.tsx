import { Link } from '@site/router';
import { AccountPage } from '../page/account-page';
import { useQuery } from '../page/use-query';
import { ResendForm } from '../login/resend-form';
import styles from '../login/login.module.css';
import { messages } from '../messages';
import { LetterPicture } from '../pictures/letter-picture';
import { readBanner } from '../rules/banner-message';

export default function ConfirmPage() {
  const banner = readBanner(useQuery());
  return (
    <AccountPage
      slug="INT. MAIL ROOM — CONTINUOUS"
      title="Check your e-mail"
      lead={banner?.text ?? messages.verifyEmail}
      picture={<LetterPicture />}
      timecode="01:00:02:06"
    >
      <p>
        Open the link in the mail in this browser. It works once, for one hour. If it is not there,
        look in the spam folder, or have it sent again.
      </p>
      <ResendForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AccountPage>
  );
}
