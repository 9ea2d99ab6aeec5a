import { Link } from '@site/page/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import styles from '../login/login.module.css';
import { NewPasswordForm } from '../recovery/new-password-form';
import { ResetSteps } from '../recovery/reset-steps';

export default function ResetPasswordPage() {
  return (
    <AuthPageLayout
      title="Choose a new password"
      lead="It replaces the old one and signs you out on all your devices."
      picture="lowSeason"
      steps={<ResetSteps current="password" />}
    >
      <BannerNotice />
      <NewPasswordForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
