import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import { isLostCode } from '../storage/trouble';
import { askForLost, type Retry } from './lost-parts';
import { LostWords } from './lost-words';
import { PartBoundary, PartLost } from './part-boundary';

export interface LostProps {
  readonly retry: Retry;
}

export interface PartOptions<Props> {
  /** Drawn until the code is here. */
  readonly waiting?: ReactNode;
  /** Drawn when it did not come; without it, words and a button. */
  readonly Lost?: (props: Props & LostProps) => ReactNode;
  /** The component, if its code is known to be here: then there is no waiting, so that no key is lost. */
  readonly ready?: () => ComponentType<Props> | undefined;
}

/** For what is not missed. */
export function Nothing() {
  return null;
}

/**
 * A component whose code is fetched when it is first drawn. Code that does not come costs its own place
 * only: the rest of the editor goes on, and it is asked for again.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Lost = LostWords, ready = () => undefined }: PartOptions<Props> = {},
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let isLost = false;

  /** Under way, or here, it is the same for all; lost, it is fetched anew. */
  function fetch(): Promise<ComponentType<Props>> {
    if (coming && !isLost) return coming;
    isLost = false;
    coming = load().then(
      (component) => {
        // Where one comes, the others will.
        askForLost();
        return component;
      },
      (cause: unknown) => {
        if (!isLostCode(cause)) throw cause;
        isLost = true;
        throw new PartLost('A part of the editor did not arrive.', { cause });
      },
    );
    return coming;
  }

  /** Who draws it anew tries anew. */
  function forgetLost(): void {
    if (isLost) coming = undefined;
  }

  function Body(props: Props) {
    return createElement(ready() ?? use(coming ?? fetch()), props);
  }

  return function Part(props: Props) {
    useState(forgetLost);
    return (
      <PartBoundary fetch={fetch} lost={(retry) => <Lost {...props} retry={retry} />}>
        <Suspense fallback={waiting}>
          <Body {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
