import { Frame, joinClassNames } from '@site/ui';
import { createSvgElements, Drawing } from '@site/ui/drawing';
import styles from './page-picture.module.css';

/** Decorative drawing of a page with a form: below the form, and beside it where `className` has columns. */
export function PagePicture({ svg, className }: { svg: string; className?: string | undefined }) {
  return (
    <Frame className={joinClassNames(styles.picture, className)} aria-hidden="true">
      <Drawing height={420}>{createSvgElements(svg)}</Drawing>
    </Frame>
  );
}
