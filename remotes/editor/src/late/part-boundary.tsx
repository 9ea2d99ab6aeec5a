import { Component, type ReactNode } from 'react';
import { noteFound, noteLost, type Retry } from './lost-parts';

/** Signals that the code of a component failed to load. */
export class PartLost extends Error {
  override name = 'ChunkLoadFailure';
}

interface Props {
  readonly fetch: () => Promise<unknown>;
  readonly lost: (retry: Retry) => ReactNode;
  readonly children: ReactNode;
}

/** Shows a fallback when the code of its child failed to load. All other errors go to the page's error boundary. */
export class PartBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  readonly retry = async (): Promise<boolean> => {
    try {
      await this.props.fetch();
    } catch (cause) {
      if (cause instanceof PartLost) return false;
    }
    // Code that loaded and then threw throws again when it renders, which is the page's concern.
    noteFound(this.retry);
    this.setState({ error: undefined });
    return true;
  };

  override componentDidCatch(): void {
    noteLost(this.retry);
  }

  override componentWillUnmount(): void {
    noteFound(this.retry);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartLost) return this.props.lost(this.retry);
    throw error;
  }
}
