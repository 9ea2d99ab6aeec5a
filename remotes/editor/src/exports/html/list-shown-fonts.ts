import type { LoadedFont } from '../../fonts/font-loader';
import { LATIN_EXT_PATTERN, SCRIPT_FONTS } from '../../fonts/list-used-fonts';

/** Lists the font files that text of these nodes needs: of most families one or two of eight. */
export function listShownFonts(
  nodes: readonly HTMLElement[],
  fonts: readonly LoadedFont[],
): readonly LoadedFont[] {
  const shown = collectText(nodes);
  return fonts.filter(({ family, weight, style, sampleLetter }) => {
    const own = styleKeyOf({ weight, style });
    const styles = fonts.filter((font) => font.family === family).map(styleKeyOf);
    return Array.from(shown.get(family) ?? []).some(
      // Browsers imitate a style that the family lacks.
      ([key, text]) => (key === own || !styles.includes(key)) && hasLettersLike(sampleLetter, text),
    );
  });
}

/** Whether a text has letters of the file that a sample letter stands for. */
function hasLettersLike(sampleLetter: string, text: string): boolean {
  const patterns = [LATIN_EXT_PATTERN, ...Object.values(SCRIPT_FONTS)];
  const pattern = patterns.find((candidate) => candidate.test(sampleLetter));
  return pattern?.test(text) ?? true;
}

/** Text by font family, fallbacks included, and by style. */
function collectText(nodes: readonly HTMLElement[]): Map<string, Map<string, string>> {
  const shown = new Map<string, Map<string, string>>();
  for (const element of nodes.flatMap((node) => [node, ...node.querySelectorAll('*')])) {
    const text = ownTextOf(element);
    if (text.trim() === '') continue;
    const { fontFamily, fontWeight, fontStyle } = getComputedStyle(element);
    const key = styleKeyOf({
      weight: Number(fontWeight) >= 600 ? '700' : '400',
      style: fontStyle === 'normal' ? 'normal' : 'italic',
    });
    for (const name of fontFamily.split(',')) {
      const family = name.trim().replaceAll(/^["']|["']$/g, '');
      const styles = shown.get(family) ?? new Map<string, string>();
      shown.set(family, styles.set(key, (styles.get(key) ?? '') + text));
    }
  }
  return shown;
}

function styleKeyOf({ weight, style }: Pick<LoadedFont, 'weight' | 'style'>): string {
  return `${weight} ${style}`;
}

/** Text of an element without that of its children. */
export function ownTextOf(element: Element): string {
  return Array.from(element.childNodes, (child) =>
    child.nodeType === Node.TEXT_NODE ? child.textContent : '',
  ).join('');
}
