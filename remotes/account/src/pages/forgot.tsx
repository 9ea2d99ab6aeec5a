import { Link } from '@site/page/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import styles from '../login/login.module.css';
import { ResetLinkForm } from '../recovery/reset-link-form';
import { ResetSteps } from '../recovery/reset-steps';

export default function ForgotPage() {
  return (
    <AuthPageLayout
      title="Forgot your password?"
      lead="Enter the email address of your account. We’ll send a reset link."
      picture="lowSeason"
      steps={<ResetSteps current="link" />}
    >
      <BannerNotice />
      <ResetLinkForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
