import type { ReactNode, SVGProps } from 'react';
import { joinClassNames } from '../join-class-names';
import css from './drawing.module.css';

const WIDTH = 560;

interface DrawingProps {
  /** Alternative text; without one the drawing is decoration. */
  alt?: string;
  /** Height of a drawing that is 560 wide: 234 for a film frame of 2.39:1. */
  height?: number;
  children: ReactNode;
}

/** Base of all drawings, in the color scheme of the page. Corner marks show the frame wherever it is not cropped. */
export function Drawing({ alt, height = 234, children }: DrawingProps) {
  const bottom = height - 8;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      {...(alt === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={css.picture}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={css.ground} width={WIDTH} height={height} />
      {children}
      <path
        className={css.corners}
        d={`M8 20V8h12M540 8h12v12M552 ${bottom - 12}v12h-12M20 ${bottom}H8v-12`}
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
