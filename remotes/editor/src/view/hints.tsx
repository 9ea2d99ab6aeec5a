import { Tooltip } from '@site/ui/mui';
import { type RefObject, useEffect, useState } from 'react';

const DELAY_MS = 500;

/**
 * The hint of the tool that is pointed at or has the focus, from its `data-hint`. One for the whole editor:
 * one for each tool would make every deck open later.
 */
export function Hints({ root }: { root: RefObject<HTMLElement | null> }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => (root.current ? watch(root.current, setAnchor) : undefined), [root]);
  return (
    <Tooltip
      open={anchor !== null}
      title={anchor?.dataset['hint'] ?? ''}
      slotProps={{ popper: { anchorEl: anchor } }}
    >
      <span hidden />
    </Tooltip>
  );
}

/** Shows after a moment; what is pressed, typed or left is not in need of a hint any more. */
function watch(root: HTMLElement, show: (anchor: HTMLElement | null) => void): () => void {
  let timer = 0;
  let near: HTMLElement | null = null;
  const hide = () => {
    clearTimeout(timer);
    near = null;
    show(null);
  };
  const approach = ({ target }: Event) => {
    const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
    if (anchor === near) return;
    hide();
    near = anchor;
    if (anchor) timer = window.setTimeout(() => show(anchor), DELAY_MS);
  };
  const events = Object.entries({
    mouseover: approach,
    focusin: (event: Event) =>
      event.target instanceof Element && event.target.matches(':focus-visible') && approach(event),
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
