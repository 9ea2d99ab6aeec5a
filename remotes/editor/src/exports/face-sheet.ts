import type { LoadedFace } from '../faces/load-faces';
import { dataUrlOf } from './data-url';

/** `@font-face` rules with embedded fonts: an SVG image has no access to those of the page. */
export async function faceSheet(faces: readonly LoadedFace[]): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ({ family, weight, style, bytes }) => {
      const url = await dataUrlOf(new Blob([bytes], { type: 'font/woff2' }));
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${url})}`;
    }),
  );
  return rules.join('');
}
