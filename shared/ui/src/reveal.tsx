import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Fades its content in once, when it is scrolled into view. What stands above the fold, print, reduced
 * motion and a page without script never hide anything: the waiting state is only set by this effect.
 */
export function Reveal({
  children,
  className,
}: {
  children: ReactNode;
  className?: string | undefined;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? revealOnce(box.current) : undefined), []);
  return (
    <div ref={box} className={className}>
      {children}
    </div>
  );
}

function revealOnce(element: HTMLElement): (() => void) | undefined {
  const wantsMotion = window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
  if (!wantsMotion) return undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry && isBelowFold(entry)) element.dataset.reveal ??= 'waiting';
      else if (entry) show();
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();

  function show(): void {
    if (element.dataset.reveal) element.dataset.reveal = 'shown';
    observer.disconnect();
  }
}

/** What the browser has not laid out yet (`.ui-later`) has no size, and asking for its place would cost that layout. */
function isBelowFold({ boundingClientRect, isIntersecting }: IntersectionObserverEntry): boolean {
  const { top, height } = boundingClientRect;
  return !isIntersecting && (height === 0 || top > window.innerHeight);
}
