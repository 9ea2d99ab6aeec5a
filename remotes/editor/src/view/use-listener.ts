import { type RefObject, useEffect, useEffectEvent } from 'react';

type Events = HTMLElementEventMap;

/**
 * Hears one kind of event for as long as the component is there: of an element, or of a window or document.
 * For what React's own properties cannot say: the capture phase, a wheel that may be kept back, another window.
 */
export function useListener<Name extends keyof Events>(
  place: RefObject<HTMLElement | null> | EventTarget | null,
  name: Name,
  listener: (event: Events[Name]) => void,
  { capture = false, passive = false }: { capture?: boolean; passive?: boolean } = {},
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    const target = place && 'current' in place ? place.current : place;
    const listen: EventListener = (event) => hear(event as Events[Name]);
    target?.addEventListener(name, listen, { capture, passive });
    return () => target?.removeEventListener(name, listen, { capture });
  }, [place, name, capture, passive]);
}
