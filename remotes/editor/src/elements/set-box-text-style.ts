import type { TextStyle } from '../core/model/rich-text';

/** Sets what a box without marks has of a text style. */
export function setBoxTextStyle<Box extends Pick<TextStyle, 'fontSize' | 'fontFamily' | 'color'>>(
  box: Box,
  style: Partial<TextStyle>,
): Box {
  const { fontSize, fontFamily, color } = { ...box, ...style };
  return { ...box, fontSize, fontFamily, color };
}
