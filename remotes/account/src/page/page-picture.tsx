import { Frame, joinClassNames } from '@site/ui';
import { Picture } from '../pictures/picture';
import styles from './page-picture.module.css';

/** Decorative picture of a page with a form: below the form, and beside it where `className` has columns. */
export function PagePicture({ svg, className }: { svg: string; className?: string | undefined }) {
  return (
    <Frame className={joinClassNames(styles.picture, className)} aria-hidden="true">
      <Picture svg={svg} />
    </Frame>
  );
}
