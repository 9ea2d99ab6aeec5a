/**
 * Measurements that run inside the page. Each is handed to `page.evaluate`, so it may use nothing but what
 * stands in its own body. Each returns one line per finding.
 */

/** Elements that overflow the window to the right, except inside a scrollable region. */
export function findOverflow(): string[] {
  const width = document.documentElement.clientWidth;
  const found = [...document.querySelectorAll('body *')].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    if (own === 0 || right <= width + 1 || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX !== 'visible') return false;
    }
    return true;
  });
  const lines = found.map(
    (element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`,
  );
  if (document.documentElement.scrollWidth > width)
    lines.unshift(`the page is ${document.documentElement.scrollWidth} px wide`);
  return lines.slice(0, 6);
}

/** Text that its box cuts off once a reader spaces lines, letters and words as WCAG 1.4.12 allows. */
export function findClippedText(): string[] {
  const style = document.createElement('style');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  style.remove();
  return [...document.querySelectorAll('body *')]
    .filter((element) => {
      if (element.children.length > 0 || !element.textContent?.trim() || element.closest('svg'))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      const { overflow, clipPath, position } = getComputedStyle(element);
      const isForEars =
        position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
      if (overflow === 'visible' || isForEars) return false;
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      );
    })
    .map((element) => `"${element.textContent?.trim().slice(0, 40)}"`);
}

/** Controls smaller than 24 by 24 px. Links inside a line of text may be smaller (WCAG 2.5.8). */
export function findSmallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=button], [role=switch]',
  );
  return [...controls].flatMap((control) => {
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown || getComputedStyle(control).display === 'inline') return [];
    // A skip link or a radio inside its label is measured by what a finger can touch.
    const touched = control.closest('label') ?? control;
    const { width, height } = touched.getBoundingClientRect();
    if (width <= 1 || height <= 1 || (width >= 24 && height >= 24)) return [];
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.id;
    return [`"${name.slice(0, 40)}" is ${Math.round(width)} × ${Math.round(height)} px`];
  });
}

/** Elements that still move or are hidden although the reader asked for reduced motion. */
export function findRemainingMotion(): string[] {
  const moving = document
    .getAnimations()
    .filter(
      (each) =>
        each.playState === 'running' && Number(each.effect?.getComputedTiming().duration) > 100,
    )
    .map((each) => `${each instanceof CSSAnimation ? each.animationName : 'an animation'} runs`);
  const faded = [...document.querySelectorAll('main *')]
    .filter(
      (element) =>
        !element.closest('svg, :disabled, [aria-disabled=true]') &&
        element.textContent?.trim() &&
        Number(getComputedStyle(element).opacity) < 1,
    )
    .map((element) => `"${element.textContent?.trim().slice(0, 40)}" is faded`);
  return [...moving, ...faded];
}

/** Controls that can no longer be told from text when the system replaces all colours. */
export function findControlsWithoutBorder(): string[] {
  const controls = document.querySelectorAll(
    'button, input, select, textarea, [role=tab], [role=switch], .ui-button',
  );
  return [...controls]
    .filter((control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .filter((control) => {
      const { borderTopWidth, borderBottomWidth, outlineStyle, textDecorationLine } =
        getComputedStyle(control);
      const hasBorder =
        Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
      return !hasBorder && outlineStyle === 'none' && textDecorationLine === 'none';
    })
    .map(
      (control) =>
        `"${(control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML)).trim().slice(0, 80)}"`,
    );
}
