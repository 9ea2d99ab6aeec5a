import { exportDescriptionOf } from '../../core/elements/export-description';
import { findSlideTitle, slideTitleOf } from '../../core/text/find-slide-title';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { type DeckTerm, slidePositionOf, deckTermOf } from '../../core/amounts/deck-terms';
import type { Slide } from '../../core/model/deck-schema';
import { loadFontFiles } from '../../fonts/font-loader';
import { IDLE_MS, MIN_SWIPE_PX, SLIDESHOW_STEPS } from '../../drawing/slideshow-controls';
import transitions from '../../drawing/transitions.module.css';
import transitionsCss from '../../drawing/transitions.module.css?inline';
import { createStandaloneCopy, embedFonts } from '../draw-slide-to-canvas';
import type { RenderedSlides } from '../export-deck';
import { loadSubstituteFonts } from '../pdf/pdf-export';
import showCss from './html-show.css?inline';
import { listShownFonts, ownTextOf } from './list-shown-fonts';
import { playSlides, type PlayOptions } from './play-slides';
import { createStyleSheet, type StyleSheet } from './style-sheet';
import { textBoxOf } from '../../core/elements/change-text';
import { SCRIPT_FONTS } from '../../fonts/list-used-fonts';

/**
 * Writes the rendered slides as a page that plays them. It needs no other file and no connection, and may open none.
 * Without scripts, and on paper, the slides stand below each other.
 */
export async function writeHtml(rendered: RenderedSlides, title: string): Promise<Blob> {
  const sheet = createStyleSheet();
  const sections: HTMLElement[] = [];
  for (const [index, node] of rendered.nodes.entries()) {
    rendered.onSlide?.(index + 1);
    const slide = rendered.slides[index];
    if (slide) sections.push(await createSection({ node, slide, rendered, sheet, index }));
  }
  const fonts = await embedFonts(await loadShownFonts(rendered));
  const { width, height } = rendered.slideSize;
  const sizes = `:root{--slide-height:${height}}@page{size:${width}px ${height}px;margin:0}`;
  const css = [fonts.css, transitionsCss, sheet.finish(), sizes, showCss].join('\n');
  const script = createScript(rendered.language);
  // Text, because the policy of this page forbids it to create styles and scripts.
  const markup = `<!doctype html>
<html lang="${rendered.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${await policyFor(script)}">
<meta name="viewport" content="width=960">
<title>${escapeMarkup(title)}</title>
<style>
${css.replaceAll('<', String.raw`\3c `)}
</style>
</head>
<body>
<main class="${transitions['sheet']}">
${sections.map(({ outerHTML }) => outerHTML).join('\n')}
<div class="${transitions['transitionOverlay']}" data-overlay></div>
</main>
${createBar(rendered.language)}
<script>${script}</script>
</body>
</html>
`;
  return new Blob([markup], { type: 'text/html' });
}

function createBar(language: DeckLanguage): string {
  const term = (name: DeckTerm) => deckTermOf(language, name);
  return `<nav aria-label="${term('Slides')}">
<button type="button" aria-label="${term('Previous slide')}" data-step="-1">‹</button>
<span aria-hidden="true" data-counter></span>
<button type="button" aria-label="${term('Next slide')}" data-step="1">›</button>
<button type="button" aria-label="${term('Full screen')}" data-fullscreen>
<svg width="18" height="18" viewBox="0 0 18 18" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M2 7V2h5M11 2h5v5M16 11v5h-5M7 16H2v-5"/></svg></button>
</nav>
<p role="status"></p>`;
}

async function createSection({
  node,
  slide,
  rendered: { loadPicture, slides, language },
  sheet,
  index,
}: {
  node: HTMLElement;
  slide: Slide;
  rendered: RenderedSlides;
  sheet: StyleSheet;
  index: number;
}): Promise<HTMLElement> {
  const copy = await createStandaloneCopy(node, loadPicture);
  describeElements(copy, slide);
  markLanguages(copy);
  sheet.moveStyles(copy);
  const section = document.createElement('section');
  const title = slideTitleOf(slide);
  const position = slidePositionOf(language, index + 1, slides.length);
  section.setAttribute('aria-label', title ? `${position}: ${title}` : position);
  if (slide.transition !== 'cut') section.dataset['transition'] = slide.transition;
  section.append(copy);
  return section;
}

/** Files of the fonts in which the slides show text; system fonts become open ones of the same widths. */
async function loadShownFonts({ nodes, slides }: RenderedSlides) {
  const fonts = [...(await loadSubstituteFonts(slides)), ...(await loadFontFiles(slides))];
  return listShownFonts(nodes, fonts);
}

function createScript(language: DeckLanguage): string {
  const options: PlayOptions = {
    steps: SLIDESHOW_STEPS,
    minSwipePx: MIN_SWIPE_PX,
    idleMs: IDLE_MS,
    enteringClass: transitions['entering'] ?? '',
    blankText: deckTermOf(language, 'The screen is black'),
  };
  return `(${playSlides.toString()})(${JSON.stringify(options)})`;
}

/** Policy under which the page can load nothing and run only this script. */
async function policyFor(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return (
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; " +
    `script-src 'sha256-${hash}'`
  );
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Marks the title as a heading, and gives drawings their descriptions; pictures have theirs. */
function describeElements(copy: HTMLElement, { elements }: Slide): void {
  const title = findSlideTitle(elements);
  for (const element of elements) {
    const node = copy.querySelector(`[data-id="${element.id}"]`);
    if (element === title) {
      node?.setAttribute('role', 'heading');
      node?.setAttribute('aria-level', '1');
    }
    const hasContent = textBoxOf(element)?.content || node?.querySelector('table, a, img[alt]');
    const description = exportDescriptionOf(element);
    if (description === '' || hasContent) continue;
    node?.setAttribute('role', 'img');
    node?.setAttribute('aria-label', description);
  }
}

const LANGUAGES = [
  ['hi', SCRIPT_FONTS['Noto Sans Devanagari']],
  ['ta', SCRIPT_FONTS['Noto Sans Tamil']],
] as const;

/** Names the language of text in scripts that the page's own language does not use, for screen readers. */
function markLanguages(copy: HTMLElement): void {
  for (const element of copy.querySelectorAll('*')) {
    const text = ownTextOf(element);
    const language = LANGUAGES.find(([, pattern]) => pattern.test(text));
    if (language) element.setAttribute('lang', language[0]);
  }
}
