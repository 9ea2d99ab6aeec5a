import { Button } from '@site/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DeckLanguage } from '../../core/amounts/deck-languages';
import { slidePositionOf } from '../../core/amounts/deck-terms';
import { SLIDE_SIZE, slideSizeOf } from '../../core/model/deck-constants';
import type { Deck, Slide } from '../../core/model/deck-schema';
import { slideTitleOf } from '../../core/text/find-slide-title';
import { lazyComponent } from '../../deferred/lazy-component';
import { SlideHeightContext, slideHeightStyleOf } from '../../drawing/slide-size-context';
import { AssetContext } from '../../elements/image/asset-image';
// Registers the kinds of elements, which fonts and pictures of slides look up: no editor has done so on this page.
import '../../elements/kinds';
import { LinksEnabledContext } from '../../elements/text/rich-text-view';
import { finishForExport } from '../../film/finish-slides';
import { loadFonts } from '../../fonts/load-fonts';
import { loadOwnFonts } from '../../fonts/own-fonts';
import {
  type DeckLinkKeys,
  fetchSharedFile,
  type OpenSharedDeck,
} from '../../storage/account/open-deck-link';
import { type AssetStore, createAssetStore } from '../../storage/assets/asset-store';
import { SlideView } from '../slide/slide-view';
import { CommentDialog, type CommentedSlide } from './comment-dialog';
import { SharedDownload } from './shared-download';
import { sharedDeckTermOf } from './shared-deck-terms';
import styles from './shared-deck.module.css';

const SlideshowScreen = lazyComponent(
  () => import('../slideshow/slideshow-screen').then((module) => module.SlideshowScreen),
  { Fallback: () => null },
);

/** Slides of a shared deck below each other, and one at a time while presenting. */
export function SharedSlides({ shared, keys }: { shared: OpenSharedDeck; keys: DeckLinkKeys }) {
  const { deck, allowsComments, allowsDownload } = shared;
  const { language, title } = deck;
  const slides = useFinishedSlides(deck);
  const assets = useSharedFiles(deck, keys);
  const [first, setFirst] = useState<number | null>(null);
  const [commented, setCommented] = useState<CommentedSlide | null>(null);
  const { height } = slideSizeOf(deck);
  const column = useSlideScale();
  return (
    <AssetContext value={assets}>
      <SlideHeightContext value={height}>
        <div className={styles['page']} style={slideHeightStyleOf(height)} lang={language}>
          <header className={styles['bar']}>
            <h1 className={styles['title']}>{title}</h1>
            {slides.length > 0 && allowsDownload && (
              <SharedDownload deck={{ ...deck, slides }} assets={assets} />
            )}
            {slides.length > 0 && (
              <Button variant="primary" size="small" onClick={() => setFirst(0)}>
                {sharedDeckTermOf('Present', language)}
              </Button>
            )}
          </header>
          <main ref={column} id="content" tabIndex={-1} className={styles['slides']}>
            {slides.length === 0 && (
              <p>{sharedDeckTermOf('This deck has no slides to show.', language)}</p>
            )}
            {slides.map((slide, index) => (
              <SharedSlide
                key={slide.id}
                slide={slide}
                position={slidePositionOf(language, index + 1, slides.length)}
                language={language}
                onComment={allowsComments ? setCommented : undefined}
              />
            ))}
          </main>
          {allowsComments && (
            <CommentDialog
              slide={commented}
              language={language}
              keys={keys}
              onClose={() => setCommented(null)}
            />
          )}
          {first !== null && (
            <SlideshowScreen
              slides={slides}
              first={first}
              language={language}
              onStop={() => setFirst(null)}
            />
          )}
        </div>
      </SlideHeightContext>
    </AssetContext>
  );
}

function useFinishedSlides({ slides }: Deck): readonly Slide[] {
  return useMemo(() => finishForExport(slides).filter(({ hidden }) => !hidden), [slides]);
}

/** Pictures and fonts of the link, each loaded once. */
function useSharedFiles(deck: Deck, keys: DeckLinkKeys): AssetStore {
  const [assets] = useState(() =>
    createAssetStore(
      () => null,
      (hash) => fetchSharedFile(keys, hash),
    ),
  );
  useEffect(() => {
    void loadFonts(deck.slides);
    if (deck.fonts) void loadOwnFonts(deck.fonts, assets).catch(() => undefined);
  }, [deck, assets]);
  return assets;
}

/** Slide whose pictures load when it comes near the window. */
function SharedSlide({
  slide,
  position,
  language,
  onComment,
}: {
  slide: Slide;
  position: string;
  language: DeckLanguage;
  onComment: ((slide: CommentedSlide) => void) | undefined;
}) {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: '100% 0px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  const comment = sharedDeckTermOf('Comment', language);
  return (
    <section ref={section} aria-label={[position, slideTitleOf(slide)].filter(Boolean).join(': ')}>
      <div className={styles['slide']}>
        <LinksEnabledContext value={true}>
          {isNear && <SlideView slide={slide} />}
        </LinksEnabledContext>
      </div>
      {onComment && (
        <Button
          size="small"
          aria-label={`${comment}: ${position}`}
          onClick={() => onComment({ id: slide.id, position })}
        >
          {comment}
        </Button>
      )}
    </section>
  );
}

/** Sets the scale of the slides to the width of their column. */
function useSlideScale() {
  const column = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(element));
    observer.observe(element);
    setScale(element);
    return () => observer.disconnect();
  }, []);
  return column;
}

function setScale(column: HTMLElement): void {
  const { paddingLeft, paddingRight } = getComputedStyle(column);
  const width = column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  column.style.setProperty('--scale', String(width / SLIDE_SIZE.width));
}
