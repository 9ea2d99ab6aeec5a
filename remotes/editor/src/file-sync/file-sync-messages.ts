import type { UserError } from '../storage/user-error';
import type { FileSyncState, FileSyncStopReason } from './file-sync-state';

const SAFE_SENTENCE = 'Your deck is safe in this browser; only the copy has stopped.';

const STOP_ERRORS: Readonly<Record<FileSyncStopReason, (file: string) => UserError>> = {
  missing: (file) => ({
    title: `“${file}” is no longer where it was.`,
    advice: `${SAFE_SENTENCE} Choose another file below the canvas.`,
  }),
  denied: (file) => ({
    title: `The browser may not write to “${file}”.`,
    advice: `${SAFE_SENTENCE} Allow it in the line below the canvas, or choose another file there.`,
  }),
  changed: (file) => ({
    title: `“${file}” was changed by something else.`,
    advice: `${SAFE_SENTENCE} Nothing was written over it: open it as a deck of its own, or choose another file.`,
  }),
  'used-by-other-deck': (file) => ({
    title: `“${file}” now keeps the copy of another deck.`,
    advice: `${SAFE_SENTENCE} Choose another file for this one below the canvas.`,
  }),
  full: (file) => ({
    title: `There is no room left for “${file}”.`,
    advice: `${SAFE_SENTENCE} Make room on the disk, then choose the file anew.`,
  }),
  unknown: (file) => ({
    title: `“${file}” could not be written.`,
    advice: `${SAFE_SENTENCE} Choose the file again, or another one.`,
  }),
};

/** Explains why the backup stopped and how to continue it. */
export function fileSyncErrorOf(reason: FileSyncStopReason, file: string): UserError {
  return STOP_ERRORS[reason](file);
}

/** Status line for the backup; empty if there is nothing to report. */
export function fileSyncLabelOf(copy: FileSyncState): string {
  if (copy.kind === 'none') return copy.isReminderDue ? 'Only in this browser' : '';
  const { name } = copy.file;
  if (copy.kind === 'paused') return `The copy in ${name} waits`;
  if (copy.kind === 'stopped') return `No copy since ${name} failed`;
  return copy.isUpToDate ? `Copy in ${name}` : `Copying to ${name} …`;
}

/** Notice for a deck that takes over the file of another deck. */
export function fileTakenOverNotice(file: string): string {
  return `“${file}” kept the copy of another deck. It keeps this one from now on; choose another file for the other.`;
}
