import { Link } from '@site/router';
import { AuthPageLayout } from '../page/auth-page-layout';
import { BannerNotice } from '../page/banner-notice';
import styles from '../login/login.module.css';
import { NewPasswordForm } from '../recovery/new-password-form';
import { PictureLight } from '../pictures/picture-light';

export default function ResetPasswordPage() {
  return (
    <AuthPageLayout
      title="Choose a new password"
      lead="It replaces the old one and signs you out on all your devices."
      picture={<LockPicture />}
    >
      <BannerNotice />
      <NewPasswordForm />
      <p className={styles.other}>
        <Link to="/login">Back to Login</Link>
      </p>
    </AuthPageLayout>
  );
}

/** Lock with its key in it, daylight behind. */
function LockPicture() {
  return (
    <svg viewBox="0 0 560 234" fill="none">
      <rect width="560" height="234" fill="#0b0a09" />
      <PictureLight id="day" x={150} y={50} radius={200} tone="daylight" />
      <PictureLight id="key" x={332} y={134} radius={140} />
      <path d="M236 100V70a54 54 0 0 1 108 0v30" stroke="#82776a" strokeWidth="14" />
      <rect x="212" y="98" width="156" height="112" rx="10" fill="#1d1a17" stroke="#82776a" />
      <circle cx="290" cy="142" r="15" fill="#0b0a09" stroke="#f0a63a" strokeWidth="2" />
      <path d="M286 150h8l5 32h-18z" fill="#0b0a09" stroke="#f0a63a" strokeWidth="2" />
      <path d="M305 142h118" stroke="#f0a63a" strokeWidth="8" />
      <circle cx="446" cy="142" r="24" stroke="#f0a63a" strokeWidth="8" />
      <path d="M330 146v16m18-16v11" stroke="#f0a63a" strokeWidth="7" />
    </svg>
  );
}
