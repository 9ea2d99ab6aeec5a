import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** Rendered in place of the children that threw. */
  fallback: (error: unknown) => ReactNode;
  onError?: (error: unknown) => void;
};

/** Contains errors of its children. Remount it with another `key` to try again. */
export class ErrorBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): { error: unknown; hasFailed: boolean } {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    return hasFailed ? this.props.fallback(error) : this.props.children;
  }
}
