import { Component, type ReactNode } from 'react';
import { untrackFailedChunk, trackFailedChunk, type RetryLoad } from './failed-chunks';

/** Signals that the code of a component failed to load. */
export class ChunkLoadFailure extends Error {
  override name = 'ChunkLoadFailure';
}

interface ChunkErrorBoundaryProps {
  readonly load: () => Promise<unknown>;
  readonly fallback: (retry: RetryLoad, cause: unknown) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback when the code of its child failed to load. All other errors go to the page's error boundary. */
export class ChunkErrorBoundary extends Component<
  ChunkErrorBoundaryProps,
  { error: Error | undefined }
> {
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
