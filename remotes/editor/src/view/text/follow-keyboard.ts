/** Tracks the top of the virtual keyboard in `--keyboard`, for toolbars that stand on it, while a text is edited. */
export function followKeyboard(node: HTMLElement): () => void {
  const editor = node.closest<HTMLElement>('[data-region=editor]');
  const viewport = window.visualViewport;
  if (!editor || !viewport) return () => undefined;
  const place = () => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    editor.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
  };
  place();
  viewport.addEventListener('resize', place);
  viewport.addEventListener('scroll', place);
  return () => {
    viewport.removeEventListener('resize', place);
    viewport.removeEventListener('scroll', place);
  };
}
