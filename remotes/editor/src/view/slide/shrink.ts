/** Minimum text scale in percent; smaller text is unreadable, so the rest overflows visibly. */
const LEAST = 25;

const fitted = new WeakMap<HTMLElement, string>();

/**
 * Shrinks the text of a box until it fits, by a factor on all its sizes. `key` identifies what the result depends on.
 * Fonts that load later measure again.
 */
export function keepShrunk(box: HTMLElement, key: string): () => void {
  if (fitted.get(box) !== key) shrink(box);
  fitted.set(box, key);
  const { fonts } = box.ownerDocument;
  const again = () => shrink(box);
  fonts.addEventListener('loadingdone', again);
  return () => fonts.removeEventListener('loadingdone', again);
}

function shrink(box: HTMLElement): void {
  const words = box.querySelector<HTMLElement>(':scope > *');
  if (!words) return;
  const fits = (percent: number) => {
    box.style.setProperty('--shrink', String(percent / 100));
    return words.offsetHeight <= box.clientHeight;
  };
  let [least, most] = [LEAST, 100];
  if (fits(most)) return;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(middle)) least = middle;
    else most = middle - 1;
  }
  fits(least);
}

/** Shrink factor of a rendered text box; 1 if it was not shrunk. */
export function shrinkOf(element: HTMLElement): number {
  const share = element
    .querySelector<HTMLElement>(':scope > *')
    ?.style.getPropertyValue('--shrink');
  return share === undefined || share === '' ? 1 : Number(share);
}
