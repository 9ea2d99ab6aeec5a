import { Tooltip } from '@site/ui/mui';
import { type RefObject, useEffect, useState } from 'react';

const DELAY_MS = 500;

/**
 * Tooltip of the hovered or focused element with `data-tooltip`. Shared by the whole editor, because one per button would
 * slow down opening every deck.
 */
export function EditorTooltip({ root }: { root: RefObject<HTMLElement | null> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => (root.current ? watchHints(root.current, setAnchor) : undefined), [root]);
  return (
    <Tooltip
      open={anchor !== null}
      title={anchor?.dataset['tooltip'] ?? ''}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  );
}

/** Shows the tooltip after a delay; hides it on press, key and leave. */
function watchHints(root: HTMLElement, show: (anchor: HTMLElement | null) => void): () => void {
  let timer = 0;
  let current: HTMLElement | null = null;
  const hide = () => {
    clearTimeout(timer);
    current = null;
    show(null);
  };
  const handleApproach = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (anchor === current) return;
    hide();
    current = anchor;
    if (anchor) timer = window.setTimeout(() => show(anchor), DELAY_MS);
  };
  const events = Object.entries({
    mouseover: handleApproach,
    focusin: (event: Event) =>
      event.target instanceof Element &&
      event.target.matches(':focus-visible') &&
      handleApproach(event),
    mouseleave: hide,
    focusout: hide,
    pointerdown: hide,
    keydown: hide,
  });
  for (const [name, listener] of events) root.addEventListener(name, listener);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of events) root.removeEventListener(name, listener);
  };
}
