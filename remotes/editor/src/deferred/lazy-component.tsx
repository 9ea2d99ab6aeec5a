import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react';
import { isChunkLoadError } from '../storage/user-error';
import {
  type ChunkFallbackProps,
  retryFailedChunks,
  type RetryLoad,
  trackFailedChunk,
  untrackFailedChunk,
} from './failed-chunks';

/** Signals that the code of a component failed to load. */
class ChunkLoadFailure extends Error {
  override name = 'ChunkLoadFailure';
}

interface ChunkErrorBoundaryProps {
  readonly load: () => Promise<unknown>;
  readonly fallback: (retry: RetryLoad, cause: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback when the code of its child failed to load. All other errors go to the page's error boundary. */
class ChunkErrorBoundary extends Component<ChunkErrorBoundaryProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  readonly retry = async (): Promise<boolean> => {
    try {
      await this.props.load();
    } catch (cause) {
      if (cause instanceof ChunkLoadFailure) return false;
    }
    // Code that loaded and then threw throws again when it renders, which is the page's concern.
    untrackFailedChunk(this.retry);
    this.setState({ error: undefined });
    return true;
  };

  override componentDidCatch(): void {
    trackFailedChunk(this.retry);
  }

  override componentWillUnmount(): void {
    untrackFailedChunk(this.retry);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof ChunkLoadFailure) return this.props.fallback(this.retry, error.cause);
    throw error;
  }
}

export interface LazyOptions<Props> {
  /** Shown while the code is loading. */
  readonly pending?: ReactNode;
  /** Shown when the code failed to load. */
  readonly Fallback: (props: Props & ChunkFallbackProps) => ReactNode;
  /**
   * Returns the component if its code is loaded already. It then renders synchronously, so that no key press is lost.
   */
  readonly getLoaded?: () => ComponentType<Props> | undefined;
}

/**
 * Creates a component that loads with its first render. If the chunk fails to load, only this component shows a fallback;
 * the rest of the page keeps working.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { pending = null, Fallback, getLoaded = () => undefined }: LazyOptions<Props>,
): ComponentType<Props> {
  let promise: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;

  /** Shared while loading and when loaded; started again after a failure. */
  function loadOnce(): Promise<ComponentType<Props>> {
    if (promise && !hasFailed) return promise;
    hasFailed = false;
    promise = load().then(
      (component) => {
        // If one chunk loads, the network is back for the others.
        retryFailedChunks();
        return component;
      },
      (cause: unknown) => {
        if (!isChunkLoadError(cause)) throw cause;
        hasFailed = true;
        throw new ChunkLoadFailure('A part of the editor could not be loaded.', { cause });
      },
    );
    return promise;
  }

  /** A newly mounted instance tries again. */
  function resetAfterFailure(): void {
    if (hasFailed) promise = undefined;
  }

  function Body(props: Props) {
    return createElement(getLoaded() ?? use(promise ?? loadOnce()), props);
  }

  return function LazyComponent(props: Props) {
    useState(resetAfterFailure);
    return (
      <ChunkErrorBoundary
        load={loadOnce}
        fallback={(retry, cause) => <Fallback {...props} retry={retry} cause={cause} />}
      >
        <Suspense fallback={pending}>
          <Body {...props} />
        </Suspense>
      </ChunkErrorBoundary>
    );
  };
}

/**
 * Creates a lazy component that draws on slides. Exports wait while it is loading (`data-loading`) and fail if it could
 * not be loaded (`data-load-failed`). `getLoaded` returns the component if its code is loaded already.
 */
export function lazySlideContent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  getLoaded: () => ComponentType<Props> | undefined = () => undefined,
): ComponentType<Props> {
  return lazyComponent(load, {
    getLoaded,
    pending: <span data-loading />,
    Fallback: () => <span data-loading data-load-failed />,
  });
}
