import { Link } from '@site/page/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import { useHydratedSearchParams } from '../page/use-hydrated-search-params';
import styles from '../login/login.module.css';
import { SignUpSteps } from '../login/sign-up-steps';
import { messages } from '../messages';
import { readBanner } from '../rules/read-banner';
import { EmailLinkForm } from '../forms/email-link-form';
import { resendConfirmation } from '../requests/auth';
import { requestErrorMessage } from '../requests/call-supabase';

export default function ConfirmPage() {
  const banner = readBanner(useHydratedSearchParams());
  const isOurs = banner?.kind !== 'quotation';
  return (
    <AuthPageLayout
      title="Check your email"
      picture="lostProperty"
      steps={<SignUpSteps current="email" />}
      lead={(isOurs && banner?.text) || messages.verifyEmail}
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

/** Sends the confirmation mail again; the response does not reveal whether the account exists. */
function ResendConfirmationForm() {
  return <EmailLinkForm name="resend" button="Send the email again" send={resend} />;
}

async function resend(email: string) {
  const result = await resendConfirmation(email);
  if (!result.ok) {
    const message = requestErrorMessage(
      result.error,
      'The email couldn’t be sent. Please try again.',
    );
    return { kind: 'failed', message } as const;
  }
  const notice = 'If this address is waiting to be confirmed, a new email is on its way.';
  return { kind: 'succeeded', notice } as const;
}
