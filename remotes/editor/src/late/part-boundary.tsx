import { Component, type ReactNode } from 'react';
import { noteFound, noteLost, type Retry } from './lost-parts';

/** The code of a part did not come. */
export class PartLost extends Error {
  override name = 'PartLost';
}

interface Props {
  readonly fetch: () => Promise<unknown>;
  readonly lost: (retry: Retry) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps the place of a part whose code did not come. Whatever else is thrown is the page's business. */
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
    // What came and threw throws again where it is drawn, and is the page's business then.
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
