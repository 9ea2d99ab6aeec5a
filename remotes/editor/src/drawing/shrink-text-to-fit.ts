/** Minimum text scale in percent; smaller text is unreadable, so the rest overflows visibly. */
const MIN_PERCENT = 25;

/** Words are broken rather than made smaller than this to stay whole: web addresses, for example. */
const MIN_WHOLE_WORDS_PERCENT = 50;

const fitKeys = new WeakMap<HTMLElement, string>();

/**
 * Shrinks the text of a box until it fits and no word is broken, by a factor on all its sizes. `key` identifies what
 * the result depends on. Fonts that load later measure again.
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
  const setPercent = (percent: number) => box.style.setProperty('--shrink', String(percent / 100));
  // Unbroken words stick out while they are measured, in a box a pixel narrower, because the browser rounds widths.
  Object.assign(content.style, { overflowWrap: 'normal', marginRight: '1px' });
  const wholeWords = findLargestPercent(MIN_WHOLE_WORDS_PERCENT, 100, (percent) => {
    setPercent(percent);
    return content.scrollWidth <= content.clientWidth;
  });
  Object.assign(content.style, { overflowWrap: '', marginRight: '' });
  const percent = findLargestPercent(MIN_PERCENT, wholeWords ?? 100, (candidate) => {
    setPercent(candidate);
    return content.offsetHeight <= box.clientHeight;
  });
  setPercent(percent ?? MIN_PERCENT);
}

/** Largest whole number of a range that fits; undefined if not even the smallest does. */
function findLargestPercent(
  min: number,
  max: number,
  fits: (percent: number) => boolean,
): number | undefined {
  if (fits(max)) return max;
  if (!fits(min)) return undefined;
  let [low, high] = [min, max - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Shrink factor of the text of a rendered element; 1 if it was not shrunk. */
export function shrinkRatioOf(element: HTMLElement): number {
  const ratio = element
    .querySelector<HTMLElement>('[style*="--shrink:"]')
    ?.style.getPropertyValue('--shrink');
  return ratio === undefined || ratio === '' ? 1 : Number(ratio);
}
