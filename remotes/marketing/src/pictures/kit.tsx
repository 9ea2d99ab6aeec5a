import { classes } from '@site/ui';
import { createContext, use, type ReactNode, type SVGProps } from 'react';
import css from './kit.module.css';

/** Every drawing has this size: 2.39:1. */
export const WIDTH = 560;
export const HEIGHT = 234;

/** The id under which a thumbnail elsewhere on the page shows the drawing below it once more. */
export const DrawingId = createContext<string | undefined>(undefined);

/**
 * `page` follows the colour scheme, as paper does; `night` stays dark, as a screen does. Corners mark the frame, where
 * none of it is cut off.
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
      id={use(DrawingId)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={alt}
      className={classes(css.picture, stock === 'night' && css.night)}
      preserveAspectRatio="xMidYMid slice"
    >
      {/* Drawn, not a background: a thumbnail repeats what is drawn. */}
      <rect className={css.ground} width={WIDTH} height={HEIGHT} />
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

type TextLook = {
  size?: 13 | 15 | 20;
  mono?: boolean;
  tone?: 'dim' | 'onLight' | 'accent';
  /** Where `x` stands in the text. */
  at?: 'start' | 'middle' | 'end';
};

export function T({ size = 13, mono, tone, at, ...text }: TextLook & SVGProps<SVGTextElement>) {
  const look = [size > 13 && css[`t${size}`], mono && css.mono, tone && css[tone]];
  return (
    <text
      {...text}
      {...(at && at !== 'start' ? { textAnchor: at } : {})}
      className={classes(...look) || undefined}
    />
  );
}

/** The drawing with this id, small, for the eye only. */
export function Thumbnail({ of }: { of: string }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={css.thumbnail} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}

/** A sheet, slide or card on the picture's ground. */
export function Card(rect: SVGProps<SVGRectElement>) {
  return <rect rx={4} className={css.card} {...rect} />;
}

/** The one ornament: a lamp that falls off, 3200 K or 5600 K. `id` is unique on the page. */
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
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
    </>
  );
}

/** A tick, drawn because the site's fonts do not hold one. */
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

/** `count` numbers from 0, for drawing in rows. */
export function times<Result>(count: number, draw: (index: number) => Result): Result[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
