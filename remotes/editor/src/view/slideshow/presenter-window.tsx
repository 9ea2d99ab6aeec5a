import { slideHeightStyleOf, useSlideSize } from '../../drawing/slide-size-context';
import type { CssStyle } from '../../drawing/text-run-style';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Slide } from '../../core/model/deck-schema';
import { loadFontsInto } from '../../fonts/font-loader';
import { SlideView } from '../slide/slide-view';
import { useEventListener } from '../use-event-listener';
import styles from './slideshow.module.css';

/** Second window with notes, the next slide and the time, rendered by this page. */
export function PresenterWindow({
  slide,
  next,
  position,
  onKey,
  onClose,
}: {
  slide: Slide | undefined;
  next: Slide | undefined;
  position: string;
  onKey: (event: KeyboardEvent) => void;
  onClose: () => void;
}) {
  const { height } = useSlideSize();
  const [popup, setPopup] = useState<Window | null>(null);
  useEffect(() => {
    const opened = window.open('', 'presenter', 'popup,width=1100,height=720');
    if (!opened) return onClose();
    opened.document.title = 'Presenter';
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      opened.document.head.append(opened.document.importNode(sheet, true));
    opened.document.body.style.margin = '0';
    opened.addEventListener('pagehide', onClose);
    setPopup(opened);
    return () => {
      opened.removeEventListener('pagehide', onClose);
      opened.close();
    };
    // Opens one window per slideshow: a new `onClose` must not open another.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  useEventListener(popup, 'keydown', onKey);

  useEffect(() => {
    const shown = [slide, next].filter((each) => each !== undefined);
    if (popup) void loadFontsInto(popup, shown);
  }, [popup, slide, next]);

  if (!popup) return null;
  return createPortal(
    <main className={styles['presenter']} data-scheme="dark" style={slideHeightStyleOf(height)}>
      <Clock position={position} />
      <section className={styles['pane']}>
        <h2>NOW</h2>
        {slide && <ScaledSlide slide={slide} scale={0.6} />}
        <p className={styles['notes']}>{slide?.notes || 'No notes on this slide.'}</p>
      </section>
      <section className={styles['pane']}>
        <h2>NEXT</h2>
        {next ? <ScaledSlide slide={next} scale={0.4} /> : <p>The last slide.</p>}
      </section>
    </main>,
    popup.document.body,
  );
}

function ScaledSlide({ slide, scale }: { slide: Slide; scale: number }) {
  const style: CssStyle = { '--scale': String(scale) };
  return (
    <div className={styles['layout']} style={style}>
      <div className={styles['scaled']}>
        <SlideView slide={slide} />
      </div>
    </div>
  );
}

function Clock({ position }: { position: string }) {
  const [start] = useState(() => Date.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - start) / 1000);
  const elapsed = [seconds / 3600, (seconds / 60) % 60, seconds % 60]
    .map((unit) => String(Math.floor(unit)).padStart(2, '0'))
    .join(':');
  return (
    <div className={styles['clock']}>
      <span>{elapsed}</span>
      <span>{position}</span>
      <span>{new Date(now).toLocaleTimeString()}</span>
    </div>
  );
}
