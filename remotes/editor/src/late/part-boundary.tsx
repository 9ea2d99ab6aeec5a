import { Component, type ReactNode } from 'react';
import { type AskAgain, askForLost, noteFound, noteLost } from './lost-parts';

/** The code of a part did not come. */
export class PartLost extends Error {
  override name = 'PartLost';
}

interface Props {
  readonly fetch: () => Promise<unknown>;
  readonly lost: (ask: AskAgain) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps the place of a part whose code did not come. Whatever else is thrown is the page's business. */
export class PartBoundary extends Component<Props, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  readonly ask = async (): Promise<boolean> => {
    try {
      await this.props.fetch();
    } catch {
      return false;
    }
    noteFound(this.ask);
    this.setState({ error: undefined });
    // Where one comes, the others will.
    void askForLost();
    return true;
  };

  override componentDidCatch(): void {
    noteLost(this.ask);
  }

  override componentWillUnmount(): void {
    noteFound(this.ask);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartLost) return this.props.lost(this.ask);
    throw error;
  }
}
