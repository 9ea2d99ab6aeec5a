import { joinClassNames } from '@site/ui';
import { use, type ReactNode, type SVGProps } from 'react';
import { UiStringsContext } from '../sections/ui-strings-context';
import css from './drawing.module.css';

/** Size of every drawing in units, 2.39:1. */
export const DRAWING_WIDTH = 560;
export const DRAWING_HEIGHT = 234;

/**
 * Base of all drawings. `page` follows the color scheme, `night` stays dark in both. Corner marks show the frame
 * wherever it is not cropped.
 */
export function Drawing({
  alt,
  stock = 'page',
  hasCorners = true,
  children,
}: {
  alt: string;
  stock?: 'page' | 'night';
  hasCorners?: boolean;
  children: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${DRAWING_WIDTH} ${DRAWING_HEIGHT}`}
      role="img"
      aria-label={alt}
      className={joinClassNames(css.picture, stock === 'night' && css.night)}
      preserveAspectRatio="xMidYMid slice"
    >
      <rect className={css.ground} width={DRAWING_WIDTH} height={DRAWING_HEIGHT} />
      {children}
      {hasCorners && (
        <path
          className={css.corners}
          d="M8 20V8h12M540 8h12v12M552 214v12h-12M20 226H8v-12"
          aria-hidden="true"
        />
      )}
    </svg>
  );
}

type LabelProps = {
  size?: 13 | 15 | 20;
  mono?: boolean;
  tone?: 'dim' | 'onLight' | 'accent';
  /** Point of the text that `x` positions (`text-anchor`). */
  anchor?: 'start' | 'middle' | 'end';
};

/** Text of a drawing, in the language of the page if its template has it. */
export function Label({
  size = 13,
  mono,
  tone,
  anchor,
  children,
  ...text
}: LabelProps & SVGProps<SVGTextElement>) {
  const { drawingLabels } = use(UiStringsContext);
  const classNames = [size > 13 && css[`t${size}`], mono && css.mono, tone && css[tone]];
  return (
    <text
      {...text}
      {...(anchor && anchor !== 'start' ? { textAnchor: anchor } : {})}
      className={joinClassNames(...classNames) || undefined}
    >
      {(typeof children === 'string' && drawingLabels?.[children]) || children}
    </text>
  );
}

/** Sheet, slide or card on the background of the drawing. */
export function Card(rect: SVGProps<SVGRectElement>) {
  return <rect rx={4} className={css.card} {...rect} />;
}

/** Radial glow of a lamp, 3200 K or 5600 K. `id` must be unique on the page. */
export function Light({
  id,
  kind,
  x,
  y,
  r,
  strength = 1,
}: {
  id: string;
  kind: 'tungsten' | 'daylight';
  x: number;
  y: number;
  r: number;
  strength?: number;
}) {
  const stops = [0.95, 0.55, 0.2, 0].map((opacity) => opacity * strength);
  return (
    <>
      <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={r}>
        {stops.map((opacity, index) => (
          <stop
            key={index}
            offset={[0, 0.25, 0.6, 1][index]}
            stopColor={`var(--${kind})`}
            stopOpacity={opacity}
          />
        ))}
      </radialGradient>
      <rect width={DRAWING_WIDTH} height={DRAWING_HEIGHT} fill={`url(#${id})`} />
    </>
  );
}

/** Tick as a path, because the fonts of the site have none. */
export function Tick({ x, y, color = 'var(--success)' }: { x: number; y: number; color?: string }) {
  return (
    <path
      d={`M${x} ${y}l4 4 7-9`}
      fill="none"
      stroke={color}
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Maps the numbers from 0 to `count` - 1. */
export function times<Result>(count: number, draw: (index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
