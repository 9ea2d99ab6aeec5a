import { addHistoryGuard, addLeaveGuard } from '@site/page/browser';
import type { DeckSession } from './deck-session';

/** Time that a pending write has before the user is asked. */
const GRACE_MS = 1500;

/** Runs `exit` once nothing can be lost. */
export type LeaveWhenSaved = (exit: () => void) => Promise<void>;

interface ExitOptions {
  readonly session: Pick<DeckSession, 'hasUnsavedChanges' | 'flush'>;
  /** Ends what is being typed or dragged, so that it counts. */
  readonly endInput: () => void;
}

/** @param ask asks the user; `exit` runs if they agree, or as soon as everything is stored */
export function createLeaveWhenSaved(
  { session, endInput }: ExitOptions,
  ask: (exit: () => void) => void,
): LeaveWhenSaved {
  let latest: (() => void) | null = null;
  return async (exit) => {
    endInput();
    latest = exit;
    const isSaved =
      !session.hasUnsavedChanges() || (await Promise.race([session.flush(), waitFor(GRACE_MS)]));
    // Another way out may have been chosen meanwhile.
    if (latest !== exit) return;
    if (isSaved) exit();
    else ask(exit);
  };
}

/**
 * Guards the ways out of the editor within the site, until the returned function is called: links, Back and Forward, and
 * the end of the member's session. The deck's session itself guards the ways that end the document.
 */
export function guardExits(options: ExitOptions, leave: LeaveWhenSaved): () => void {
  const handleClick = guardLinks(options, leave);
  // Before the router, which listens further inside.
  window.addEventListener('click', handleClick, { capture: true });
  const stopHistory = addHistoryGuard(guardHistory(options, leave));
  const stopLeaving = addLeaveGuard((exit) => {
    const isHeldBack = canLoseWork(options);
    if (isHeldBack) void leave(exit);
    return isHeldBack;
  });
  return () => {
    window.removeEventListener('click', handleClick, { capture: true });
    stopHistory();
    stopLeaving();
  };
}

function canLoseWork({ session, endInput }: ExitOptions): boolean {
  endInput();
  return session.hasUnsavedChanges();
}

/** Repeats the click on a link once the editor may be left. */
function guardLinks(options: ExitOptions, leave: LeaveWhenSaved) {
  let allowed: HTMLAnchorElement | null = null;
  return (event: MouseEvent): void => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link === allowed || opensElsewhere(link, event) || !canLoseWork(options)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    void leave(() => {
      allowed = link;
      link.click();
      allowed = null;
    });
  };
}

function opensElsewhere({ target, download }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return isModified || !['', '_self'].includes(target) || download !== '';
}

/** Returns to the entry of the editor, and goes again once the editor may be left. The router numbers its entries. */
function guardHistory(options: ExitOptions, leave: LeaveWhenSaved): () => boolean {
  const indexOfEntry = (): number => history.state?.idx ?? 0;
  const ownIndex = indexOfEntry();
  let refused: number | null = null;
  let isLeaving = false;
  return () => {
    const delta = indexOfEntry() - ownIndex;
    if (isLeaving || (refused === null && (delta === 0 || !canLoseWork(options)))) return false;
    if (refused === null) {
      refused = delta;
      history.go(-delta);
      return true;
    }
    const steps = refused;
    refused = null;
    void leave(() => {
      isLeaving = true;
      history.go(steps);
    });
    return true;
  };
}

function waitFor(delayMs: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), delayMs));
}
