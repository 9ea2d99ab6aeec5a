/**
 * A font that missed the first paint would stay out for the whole visit (`font-display: optional`). A change
 * of page is the moment to let it in: everything on screen is new anyway.
 */
export function letLateFontsIn(): void {
  for (const face of document.fonts) face.display = 'swap';
}
