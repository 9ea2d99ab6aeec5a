import { joinClassNames, VisuallyHidden } from '@site/ui';
import { passwordRules } from '../rules/password-rules';
import styles from './password-checklist.module.css';

/** Rules of a new password; each is ticked while it is met. */
export function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.list}>
      {passwordRules.map((rule) => {
        const isMet = rule.isMet(password);
        return (
          <li key={rule.id} className={joinClassNames(styles.rule, isMet && styles.met)}>
            <span aria-hidden="true" className={styles.mark}>
              {isMet ? '✓' : '○'}
            </span>
            {rule.text}
            <VisuallyHidden>{isMet ? ': met' : ': not met'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
