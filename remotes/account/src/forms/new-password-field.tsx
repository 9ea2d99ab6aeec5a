import { use, useState } from 'react';
import { FormComponentsContext } from './form-components-context';
import styles from './new-password-field.module.css';
import { joinClassNames, VisuallyHidden } from '@site/ui';
import { passwordRules } from '../rules/password-rules';

/** Field for a new password with its live checklist. */
export function NewPasswordField({
  id,
  name,
  label,
  error,
}: {
  id: string;
  name: string;
  label: string;
  error: string | undefined;
}) {
  const { PasswordField } = use(FormComponentsContext);
  const [password, setPassword] = useState('');
  return (
    <div className={styles.field}>
      <PasswordField
        id={id}
        name={name}
        label={label}
        error={error}
        autoComplete="new-password"
        aria-describedby={`${id}-rules`}
        // Includes text that was typed before hydration.
        ref={(input: HTMLInputElement | null) => setPassword(input?.value ?? '')}
        onInput={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordChecklist id={`${id}-rules`} password={password} />
    </div>
  );
}

/** Rules of a new password; each is ticked while it is met. */
function PasswordChecklist({ id, password }: { id: string; password: string }) {
  return (
    <ul id={id} className={styles.list}>
      {passwordRules.map((rule) => {
        const isMet = rule.isMet(password);
        return (
          <li key={rule.id} className={joinClassNames(styles.rule, isMet && styles.met)}>
            <span aria-hidden="true" className={styles.mark}>
              {isMet ? '✓' : '–'}
            </span>
            {rule.text}
            <VisuallyHidden>{isMet ? '(met).' : '(not met).'}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
