import { Link } from '@site/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import styles from '../login/login.module.css';
import { LockPicture } from '../pictures/lock-picture';
import { NewPasswordForm } from '../recovery/new-password-form';

export default function ResetPasswordPage() {
  return (
    <AuthPageLayout
      slug="INT. LOCKSMITH’S — MORNING"
      title="Choose a new password"
      lead="It replaces the old one everywhere: all your devices are signed out."
      picture={<LockPicture />}
      timecode="01:00:06:18"
    >
      <BannerNotice />
      <NewPasswordForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
