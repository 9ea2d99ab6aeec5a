import { type ComponentType, createElement, type ReactNode, Suspense, use, useState } from 'react';
import type { AskAgain } from './lost-parts';
import { LostWords } from './lost-words';
import { PartBoundary, PartLost } from './part-boundary';

export interface LostProps {
  readonly ask: AskAgain;
}

export interface Ways<Props> {
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
  { waiting = null, Lost = LostWords, ready = () => undefined }: Ways<Props> = {},
): ComponentType<Props> {
  let coming: Promise<ComponentType<Props>> | undefined;
  let isLost = false;

  function fetch(): Promise<ComponentType<Props>> {
    isLost = false;
    coming = load().catch((cause: unknown) => {
      isLost = true;
      throw new PartLost('A part of the editor did not arrive.', { cause });
    });
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
      <PartBoundary fetch={fetch} lost={(ask) => <Lost {...props} ask={ask} />}>
        <Suspense fallback={waiting}>
          <Body {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
