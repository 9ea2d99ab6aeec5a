import styles from './reset-steps.module.css';

const steps = [
  { title: 'Ask for a link', text: 'It goes to the address of your account.' },
  { title: 'Open the email', text: 'Its link works once, for an hour.' },
  { title: 'Choose a new password', text: 'Then sign in with it.' },
];

/** Steps to a new password, with the one that this page is. */
export function ResetSteps({ current }: { current: 'link' | 'password' }) {
  const currentIndex = current === 'link' ? 0 : steps.length - 1;
  return (
    <ol className={styles.steps} aria-label="Steps to a new password">
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={styles.step}
          aria-current={index === currentIndex ? 'step' : undefined}
        >
          <strong className={styles.title}>{title}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}
