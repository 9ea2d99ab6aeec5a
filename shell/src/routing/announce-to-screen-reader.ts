/** Announces a text to screen readers through the one live region of the document. */
export function announceToScreenReader(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // A region that is emptied and filled in the same task is not announced again.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
