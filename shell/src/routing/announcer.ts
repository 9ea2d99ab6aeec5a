/** Says something to screen readers through the one live region of the document. */
export function announce(text: string): void {
  const region = document.getElementById('announcer');
  if (!region) return;
  region.textContent = '';
  // A region that is filled in the same task it was emptied in is not read again.
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
