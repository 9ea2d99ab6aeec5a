/** Smaller than this nobody reads it; what then still spills over is to be seen. */
const LEAST = 25;

const fitted = new WeakMap<HTMLElement, string>();

/**
 * Makes the words in a box as small as they must be to stay in it: a share that every size within is
 * multiplied with. `key` says what the answer depends on. Faces that arrive later ask again.
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

/** How small the words of a box were made, from what is drawn of it; 1 for not at all. */
export function shrinkOf(element: HTMLElement): number {
  const share = element
    .querySelector<HTMLElement>(':scope > *')
    ?.style.getPropertyValue('--shrink');
  return share === undefined || share === '' ? 1 : Number(share);
}
