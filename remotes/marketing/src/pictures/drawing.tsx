import { joinClassNames } from '@site/ui';
import type { ReactNode, SVGProps } from 'react';
import css from './drawing.module.css';

const WIDTH = 560;
const HEIGHT = 234;

/** Base of all drawings, 2.39:1, in the color scheme of the page. Corner marks show the frame wherever it is not cropped. */
export function Drawing({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={alt}
      className={css.picture}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={css.ground} width={WIDTH} height={HEIGHT} />
      {children}
      <path
        className={css.corners}
        d="M8 20V8h12M540 8h12v12M552 214v12h-12M20 226H8v-12"
        aria-hidden="true"
      />
    </svg>
  );
}

/** Text of a drawing. */
export function Label({
  size = 13,
  mono,
  isDim,
  ...text
}: { size?: 13 | 15; mono?: boolean; isDim?: boolean } & SVGProps<SVGTextElement>) {
  const classNames = [size > 13 && css[`t${size}`], mono && css.mono, isDim && css.dim];
  return <text {...text} className={joinClassNames(...classNames) || undefined} />;
}
