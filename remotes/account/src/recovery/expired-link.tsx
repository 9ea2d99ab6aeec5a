import { Notice } from '@site/ui';
import { messages } from '../messages';
import { ResetLinkForm } from './reset-link-form';
import styles from './recovery.module.css';

/** Error for an expired reset link, with a form that requests a new one. */
export function ExpiredLink() {
  return (
    <section className={styles.expired}>
      <Notice kind="error">
        <p>{messages.linkExpired}</p>
      </Notice>
      <p>A reset link works once, for an hour. Request a new one:</p>
      <ResetLinkForm />
    </section>
  );
}
