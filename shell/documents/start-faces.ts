/**
 * Inline in every document, behind the style sheet that holds the faces: Chromium unpacks a face only when a
 * text asks for it, and by then lays that text out without it. Asked for here, the faces are ready before the body
 * is there. One entry per cut that `@site/theme/fonts.css` keeps inside; each is chosen by a space.
 */
const cuts = ['1em Archivo', 'expanded 1em Archivo', '1em Courier Prime'];

export const startFacesScript = `for (const cut of ${JSON.stringify(cuts)}) document.fonts?.load(cut).catch(() => {});`;
