import { use, useState } from 'react';
import { FormComponentsContext } from './form-components-context';
import styles from './new-password-field.module.css';
import { PasswordChecklist } from './password-checklist';

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
