import { joinClassNames } from '@site/ui';
import css from './disclosure-sign.module.css';

/** Sign of a `summary`, the one of the site: an arrow down that turns when its `details` is open. */
export function DisclosureSign({ isSmall }: { isSmall?: boolean }) {
  return (
    <svg
      className={joinClassNames(css.sign, isSmall && css.small, 'ui-no-print')}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="m5 9 7 7 7-7" />
    </svg>
  );
}
