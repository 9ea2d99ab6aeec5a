import styles from './steps.module.css';

/** Steps of something that takes several pages, with the one that this page is. */
export function Steps({
  label,
  steps,
  current,
}: {
  label: string;
  steps: readonly { title: string; text: string }[];
  current: number;
}) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={styles.step}
          aria-current={index === current ? 'step' : undefined}
        >
          <strong className={styles.title}>{title}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}
