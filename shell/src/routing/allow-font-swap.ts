/**
 * Shows fonts that missed the first paint, which `font-display: optional` would hide for the whole visit. A navigation
 * is the right moment: everything on screen changes anyway.
 */
export function allowFontSwap(): void {
  for (const font of document.fonts) font.display = 'swap';
}
