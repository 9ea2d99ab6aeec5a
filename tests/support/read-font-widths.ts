import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@site/node';

const otherFontFile = 'shared/ui/fonts/courier-prime-basic.woff2';

/** A font whose widths differ from those of the headline and the text, on every machine. */
export function readOtherFont(): string {
  return readFileSync(join(workspaceRoot, otherFontFile), 'base64');
}

/**
 * Widths of the headline and a line of text in pixels: as seen, in the fonts of the document under other names, and
 * in another font. Runs in the page, in every engine.
 */
export async function readFontWidths(
  otherFont: string,
): Promise<Record<'seen' | 'real' | 'other', number[]>> {
  const texts = ['main h1', 'footer a']
    .map((each) => document.querySelector<HTMLElement>(each))
    .filter((each) => each !== null);
  for (const text of texts) layOut(text);
  const seen = texts.map(widthOf);
  await Promise.all(facesInside().map(loadUnderAnotherName));
  const real = texts.map((text) =>
    widthIn(text, ([own = '', ...others]) => [realName(own), ...others]),
  );
  const other = new FontFace('Other', `url(data:font/woff2;base64,${otherFont})`);
  document.fonts.add(await other.load());
  return { seen, real, other: texts.map((text) => widthIn(text, () => ['Other'])) };

  /** A part below the fold is laid out once the page is at rest, and has no widths before. */
  function layOut(text: HTMLElement): void {
    text.closest<HTMLElement>('.ui-later')?.setAttribute('data-laid-out', '');
  }

  function facesInside(): CSSStyleDeclaration[] {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style)
      .filter((style) => style.getPropertyValue('src').includes('data:'));
  }

  async function loadUnderAnotherName(style: CSSStyleDeclaration): Promise<void> {
    const [family = '', src = '', weight = '', stretch = ''] = [
      'font-family',
      'src',
      'font-weight',
      'font-stretch',
    ].map((name) => style.getPropertyValue(name));
    const face = new FontFace(realName(family), src, { weight, stretch: stretch || 'normal' });
    document.fonts.add(await face.load());
  }

  function realName(family: string): string {
    return `Real ${family.replaceAll(/["']/g, '')}`;
  }

  function widthIn(text: HTMLElement, choose: (families: string[]) => string[]): number {
    const families = getComputedStyle(text).fontFamily.split(', ');
    text.style.fontFamily = choose(families).join(', ');
    const width = widthOf(text);
    text.style.fontFamily = '';
    return width;
  }

  function widthOf(text: HTMLElement): number {
    const range = document.createRange();
    range.selectNodeContents(text);
    const parts = [...range.getClientRects()];
    return Math.round(parts.reduce((sum, { width }) => sum + width, 0));
  }
}
