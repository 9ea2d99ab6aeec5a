/** Minimum text scale in percent; smaller text is unreadable, so the rest overflows visibly. */
const MIN_PERCENT = 25;

const fitKeys = new WeakMap<HTMLElement, string>();

/**
 * Shrinks the text of a box until it fits, by a factor on all its sizes. `key` identifies what the result depends on.
 * Fonts that load later measure again.
 */
export function shrinkTextToFit(box: HTMLElement, key: string): () => void {
  if (fitKeys.get(box) !== key) fitText(box);
  fitKeys.set(box, key);
  const { fonts } = box.ownerDocument;
  const refit = () => fitText(box);
  fonts.addEventListener('loadingdone', refit);
  return () => fonts.removeEventListener('loadingdone', refit);
}

function fitText(box: HTMLElement): void {
  const content = box.querySelector<HTMLElement>(':scope > *');
  if (!content) return;
  const fits = (percent: number) => {
    box.style.setProperty('--shrink', String(percent / 100));
    return content.offsetHeight <= box.clientHeight;
  };
  let [low, high] = [MIN_PERCENT, 100];
  if (fits(high)) return;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  fits(low);
}

/** Shrink factor of the text of a rendered element; 1 if it was not shrunk. */
export function shrinkRatioOf(element: HTMLElement): number {
  const ratio = element
    .querySelector<HTMLElement>('[style*="--shrink:"]')
    ?.style.getPropertyValue('--shrink');
  return ratio === undefined || ratio === '' ? 1 : Number(ratio);
}
