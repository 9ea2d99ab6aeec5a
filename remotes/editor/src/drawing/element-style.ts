import { kindOf } from '../core/elements/kinds';
import type { CSSProperties } from 'react';
import type { SlideElement } from '../core/elements/slide-element';
import type { TextElement } from '../core/text/text-schema';
import { FREDOKA_SUBSTITUTE } from '../core/model/fonts';
import { ALIGNMENTS, isBoxUnderlined, scalableSizeOf, type CssStyle } from './text-run-style';

/** CSS font-family value, quoted, with a font of similar width and fallbacks for scripts that the font lacks. */
export function fontStackOf(family: string): string {
  const similar = SIMILAR_FONTS.find(([names]) => names.test(family))?.[1] ?? 'sans-serif';
  const substitute = family === 'Fredoka' ? `'${FREDOKA_SUBSTITUTE}', ` : '';
  return `'${family.replaceAll("'", '')}', ${substitute}'Noto Sans Devanagari', 'Noto Sans Tamil', ${similar}`;
}

/** Fonts that a computer may lack, with those that are as wide. */
const SIMILAR_FONTS: readonly (readonly [names: RegExp, similar: string])[] = [
  [/^(verdana|lucida)/i, 'DejaVu Sans, sans-serif'],
  [/courier|mono|consolas|menlo/i, 'Courier New, monospace'],
  [/times|garamond|georgia|cambria|palatino|bookman|serif$/i, 'serif'],
];

/**
 * Position of an element. Resting elements use left and top, so that a thousand of them share one compositing layer; a
 * moving one uses a transform, which causes no layout.
 */
export function positionStyleOf(element: SlideElement, isMoving: boolean): CSSProperties {
  const { x, y, width, height, rotation, opacity } = element;
  const rotate = rotation === 0 ? '' : `rotate(${rotation}deg)`;
  const size = {
    width,
    height,
    ...(opacity === 1 ? {} : { opacity }),
    // Only what is drawn can be hit, for example the stroke of a line.
    ...(kindOf(element).hasNoBox ? { pointerEvents: 'none' as const } : {}),
  };
  if (isMoving)
    return {
      ...size,
      left: 0,
      top: 0,
      transform: `translate(${x}px, ${y}px) ${rotate}`,
    };
  return { ...size, left: x, top: y, ...(rotate === '' ? {} : { transform: rotate }) };
}

export function textStyleOf(text: TextElement): CssStyle {
  return {
    fontSize: text.overflow === 'shrink' ? scalableSizeOf(text.fontSize) : text.fontSize,
    fontFamily: fontStackOf(text.fontFamily),
    fontWeight: text.fontWeight,
    fontStyle: text.fontStyle,
    ...(isBoxUnderlined(text) ? { textDecoration: 'underline' } : {}),
    color: text.color,
    textAlign: ALIGNMENTS[text.textAlign],
    lineHeight: text.lineHeight,
    ...(text.paragraphSpacing
      ? { '--paragraph-spacing': scalableSizeOf(text.paragraphSpacing * text.fontSize) }
      : {}),
    ...(text.letterSpacing === 0 ? {} : letterSpacingStyleOf(text)),
    ...(text.textCase === 'none' ? {} : { textTransform: 'uppercase' }),
    ...VERTICAL_ALIGN_STYLES[text.verticalAlign],
  };
}

function letterSpacingStyleOf({ letterSpacing }: TextElement): CssStyle {
  return { letterSpacing: `${letterSpacing}em`, '--letter-spacing': `${letterSpacing}em` };
}

const VERTICAL_ALIGN_STYLES: Readonly<Record<TextElement['verticalAlign'], CSSProperties>> = {
  top: {},
  middle: { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  bottom: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
};
