/** Tracks the top of the virtual keyboard in `--keyboard`, for toolbars that stand on it, while a text is edited. */
export function trackVirtualKeyboard(node: HTMLElement): () => void {
  const editor = node.closest<HTMLElement>('[data-region=editor]');
  const viewport = window.visualViewport;
  if (!editor || !viewport) return () => undefined;
  const update = () => {
    const coveredPx = window.innerHeight - viewport.height - viewport.offsetTop;
    editor.style.setProperty('--keyboard', `${Math.max(0, Math.round(coveredPx))}px`);
  };
  update();
  viewport.addEventListener('resize', update);
  viewport.addEventListener('scroll', update);
  return () => {
    viewport.removeEventListener('resize', update);
    viewport.removeEventListener('scroll', update);
  };
}
