import type { Trouble } from '../storage/trouble';
import type { CopyState, StopReason } from './copy-state';

const SAFE = 'Your deck is safe in this browser; only the copy has stopped.';

const STOPS: Readonly<Record<StopReason, (file: string) => Trouble>> = {
  gone: (file) => ({
    title: `“${file}” is no longer where it was.`,
    advice: `${SAFE} Choose another file below the canvas.`,
  }),
  refused: (file) => ({
    title: `The browser may not write to “${file}”.`,
    advice: `${SAFE} Allow it in the line below the canvas, or choose another file there.`,
  }),
  changed: (file) => ({
    title: `“${file}” was changed by something else.`,
    advice: `${SAFE} Nothing was written over it: open it as a deck of its own, or choose another file.`,
  }),
  taken: (file) => ({
    title: `“${file}” now keeps the copy of another deck.`,
    advice: `${SAFE} Choose another file for this one below the canvas.`,
  }),
  full: (file) => ({
    title: `There is no room left for “${file}”.`,
    advice: `${SAFE} Make room on the disk, then choose the file anew.`,
  }),
  unknown: (file) => ({
    title: `“${file}” could not be written.`,
    advice: `${SAFE} Choose the file again, or another one.`,
  }),
};

/** Explains why the backup stopped and how to continue it. */
export function stopWords(reason: StopReason, file: string): Trouble {
  return STOPS[reason](file);
}

/** Status line for the backup; empty if there is nothing to report. */
export function copyWords(copy: CopyState): string {
  if (copy.kind === 'none') return copy.isDue ? 'Only in this browser' : '';
  const { name } = copy.file;
  if (copy.kind === 'paused') return `The copy in ${name} waits`;
  if (copy.kind === 'stopped') return `No copy since ${name} failed`;
  return copy.isWritten ? `Copy in ${name}` : `Copying to ${name} …`;
}

/** Notice for a deck that takes over the file of another deck. */
export function takenWords(file: string): string {
  return `“${file}” kept the copy of another deck. It keeps this one from now on; choose another file for the other.`;
}
