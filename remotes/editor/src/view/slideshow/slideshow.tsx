import { createClosingFallback } from '../../deferred/create-closing-fallback';
import { lazyWithRetry } from '../../deferred/lazy-with-retry';
import { useEditorState } from '../../store/editor-context';

const SlideshowScreen = lazyWithRetry(
  () => import('./slideshow-screen').then((module) => module.SlideshowScreen),
  {
    Fallback: createClosingFallback((_screen, { store }) => store.setState({ slideshow: null })),
  },
);

export function Slideshow() {
  const presenting = useEditorState((state) => state.slideshow);
  if (!presenting) return null;
  return (
    <SlideshowScreen first={presenting.slideIndex} hasPresenter={presenting.hasPresenterWindow} />
  );
}
