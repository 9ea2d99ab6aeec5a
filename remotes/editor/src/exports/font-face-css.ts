import type { LoadedFont } from '../fonts/load-fonts';
import { readAsDataUrl } from './read-as-data-url';

/** `@font-face` rules with embedded fonts: an SVG image has no access to those of the page. */
export async function fontFaceCss(faces: readonly LoadedFont[]): Promise<string> {
  const rules = await Promise.all(
    faces.map(async ({ family, weight, style, bytes }) => {
      const url = await readAsDataUrl(new Blob([bytes], { type: 'font/woff2' }));
      return `@font-face{font-family:'${family}';font-weight:${weight};font-style:${style};src:url(${url})}`;
    }),
  );
  return rules.join('');
}
