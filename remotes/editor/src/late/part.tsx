import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { isLostCode } from '../storage/trouble';
import { askForLost, type Retry } from './lost-parts';
import { LostWords } from './lost-words';
import { PartBoundary, PartLost } from './part-boundary';

export interface LostProps {
  readonly retry: Retry;
}

export interface PartOptions<Props> {
  /** Shown while the code is loading. */
  readonly waiting?: ReactNode;
  /** Shown when the code failed to load; by default a message with a retry button. */
  readonly Lost?: (props: Props & LostProps) => ReactNode;
  /**
   * Returns the component if its code is loaded already. It then renders synchronously, so that no key press is lost.
   */
  readonly ready?: () => ComponentType<Props> | undefined;
}

/** Fallback of components that are not missed. */
export function Nothing() {
  return null;
}

/**
 * Creates a component that loads with its first render. If the chunk fails to load, only this component shows a retry
 * message; the rest of the editor keeps working.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Lost = LostWords, ready = () => undefined }: PartOptions<Props> = {},
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
        askForLost();
        return component;
      },
      (cause: unknown) => {
        if (!isLostCode(cause)) throw cause;
        hasFailed = true;
        throw new PartLost('A part of the editor did not arrive.', { cause });
      },
    );
    return promise;
  }

  /** A newly mounted instance tries again. */
  function resetAfterFailure(): void {
    if (hasFailed) promise = undefined;
  }

  function Body(props: Props) {
    return createElement(ready() ?? use(promise ?? loadOnce()), props);
  }

  return function LazyWithRetry(props: Props) {
    useState(resetAfterFailure);
    return (
      <PartBoundary fetch={loadOnce} lost={(retry) => <Lost {...props} retry={retry} />}>
        <Suspense fallback={waiting}>
          <Body {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
