import { layOutAll, layOutRest } from './lay-out-rest';
import { rememberedScroll } from './scroll-memory';

const firstPath = typeof window === 'undefined' ? '' : window.location.pathname;
let hasMoved = false;

/** Whether this is still the page the document was loaded with; a guard may have led on before it was shown. */
export function isFirstPage(pathname: string): boolean {
  if (pathname !== firstPath) hasMoved = true;
  return !hasMoved;
}

/** Opens the answer that holds what an address names. @returns it, where it had to be opened */
export function unfold(hash: string): HTMLElement | undefined {
  const target = named(hash);
  const fold = target?.closest('details');
  if (!target || !fold || fold.open) return undefined;
  fold.open = true;
  return target;
}

/** Puts reader and keyboard at the beginning of a new page, or back where they were. */
export function landOn({ key, hash }: { key: string; hash: string }): void {
  unfold(hash);
  const target = named(hash);
  const remembered = rememberedScroll(key);
  if (target || remembered) layOutAll();
  else layOutRest();
  const heading = target ?? document.querySelector<HTMLElement>('main h1');
  if (heading) {
    if (heading.tabIndex < 0) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

function named(hash: string): HTMLElement | null {
  return hash ? document.getElementById(decode(hash.slice(1))) : null;
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // An address may end in anything, '#100%' too.
  }
}
