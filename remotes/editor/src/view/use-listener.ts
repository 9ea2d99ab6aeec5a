import { type RefObject, useEffect, useEffectEvent } from 'react';

type Events = HTMLElementEventMap;

/**
 * Adds an event listener while the component is mounted. For cases beyond React's props: the capture phase, non-passive
 * wheel events, other windows.
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
