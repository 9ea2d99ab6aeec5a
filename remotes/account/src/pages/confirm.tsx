import { Link } from '@site/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import { useHydratedSearchParams } from '../page/use-hydrated-search-params';
import { ResendConfirmationForm } from '../login/resend-confirmation-form';
import styles from '../login/login.module.css';
import { messages } from '../messages';
import { LetterPicture } from '../pictures/letter-picture';
import { readBanner } from '../rules/read-banner';

export default function ConfirmPage() {
  const banner = readBanner(useHydratedSearchParams());
  const isOurs = banner?.kind !== 'quotation';
  return (
    <AuthPageLayout
      title="Check your email"
      lead={(isOurs && banner?.text) || messages.verifyEmail}
      picture={<LetterPicture />}
    >
      <p>
        Open the link in our email. It works once, for one hour. If you can’t find it, look in your
        spam folder or send it again.
      </p>
      {!isOurs && <BannerNotice />}
      <ResendConfirmationForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}
