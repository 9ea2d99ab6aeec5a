import type { CSSProperties } from 'react';
import type { SlideElement, TextElement } from '../../core/model/deck';
import { isUnderlinedAsOne, scaledSize, type WordStyle } from './word-style';

/** CSS font-family value, quoted, with fallbacks for scripts that the font lacks. */
export function fontStack(family: string): string {
  return `'${family.replaceAll("'", '')}', 'Noto Sans Devanagari', 'Noto Sans Tamil', sans-serif`;
}

/**
 * Position of an element. Resting elements use left and top, so that a thousand of them share one compositing layer; a
 * moving one uses a transform, which causes no layout.
 */
export function placeStyle(element: SlideElement, isMoving: boolean): CSSProperties {
  const { x, y, width, height, rotation, opacity } = element;
  const rotate = rotation === 0 ? '' : `rotate(${rotation}deg)`;
  const size = {
    width,
    height,
    ...(opacity === 1 ? {} : { opacity }),
    // Only the stroke of a line can be hit, not its box.
    ...(element.type === 'line' ? { pointerEvents: 'none' as const } : {}),
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

export function textStyle(text: TextElement): WordStyle {
  return {
    fontSize: text.overflow === 'shrink' ? scaledSize(text.fontSize) : text.fontSize,
    fontFamily: fontStack(text.fontFamily),
    fontWeight: text.fontWeight,
    fontStyle: text.fontStyle,
    ...(isUnderlinedAsOne(text) ? { textDecoration: 'underline' } : {}),
    color: text.color,
    textAlign: text.textAlign,
    lineHeight: text.lineHeight,
    ...(text.letterSpacing === 0 ? {} : spaced(text)),
    ...(text.textCase === 'none' ? {} : { textTransform: 'uppercase' }),
    ...STANDING[text.verticalAlign],
  };
}

function spaced({ letterSpacing }: TextElement): WordStyle {
  return { letterSpacing: `${letterSpacing}em`, '--letter-spacing': `${letterSpacing}em` };
}

const STANDING: Readonly<Record<TextElement['verticalAlign'], CSSProperties>> = {
  top: {},
  middle: { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  bottom: { display: 'flex', flexDirection: 'column', justifyContent: 'flex-end' },
};
