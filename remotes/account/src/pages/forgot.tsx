import { Link } from '@site/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import styles from '../login/login.module.css';
import { KeysPicture } from '../pictures/keys-picture';
import { ResetLinkForm } from '../recovery/reset-link-form';

export default function ForgotPage() {
  return (
    <AuthPageLayout
      slug="INT. PORTER’S LODGE — NIGHT"
      title="Forgot your password?"
      lead="Tell us the address of your account. We send a link with which you can choose a new password."
      picture={<KeysPicture />}
      timecode="01:00:04:12"
    >
      <BannerNotice />
      <ResetLinkForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
