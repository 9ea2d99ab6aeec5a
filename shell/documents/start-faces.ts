/** The cuts that `@site/theme/fonts.css` keeps inside every document; each is chosen by a space. */
const cuts = ['1em Archivo', 'expanded 1em Archivo', '1em Courier Prime'];

/** The faces that the pages of a language import besides, each with a letter that only it has. */
const cutsOf: Record<string, [cut: string, letter: string][]> = {
  hi: [['1em Noto Sans Devanagari', 'क']],
};

/**
 * Inline in every document, behind the style sheets that hold the faces: Chromium unpacks a face only when a
 * text asks for it, and by then lays that text out without it. Asked for here, the faces are ready before the body
 * is there.
 */
export function startFacesScript(language: string): string {
  const faces = [...cuts.map((cut) => [cut]), ...(cutsOf[language] ?? [])];
  return `for (const face of ${JSON.stringify(faces)}) document.fonts?.load(...face).catch(() => {});`;
}
