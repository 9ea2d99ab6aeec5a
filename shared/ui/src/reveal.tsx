import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Fades its content in once, when it is scrolled into view. What stands above the fold, print, reduced
 * motion and a page without script never hide anything: the waiting state is only set by this effect.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string }) {
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
  const isBelowFold = element.getBoundingClientRect().top > window.innerHeight;
  if (!wantsMotion || !isBelowFold) return undefined;
  element.dataset.reveal = 'waiting';
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      element.dataset.reveal = 'shown';
      observer.disconnect();
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
