import type { UserError } from '../storage/user-error';
import type { FileSyncState, FileSyncStopReason } from '../store/file-sync-state';

const SAFE_SENTENCE = 'Your deck is safe in this browser; only the backup has stopped.';

const STOP_ERRORS: Readonly<Record<FileSyncStopReason, (file: string) => UserError>> = {
  missing: (file) => ({
    title: `“${file}” was moved or deleted.`,
    advice: `${SAFE_SENTENCE} Choose another file below the canvas.`,
  }),
  denied: (file) => ({
    title: `The browser may not write to “${file}”.`,
    advice: `${SAFE_SENTENCE} Allow it below the canvas, or choose another file there.`,
  }),
  changed: (file) => ({
    title: `“${file}” was changed by another program.`,
    advice: `${SAFE_SENTENCE} The file was not overwritten: open it as a new deck, or choose another file.`,
  }),
  'used-by-other-deck': (file) => ({
    title: `“${file}” is now the backup of another deck.`,
    advice: `${SAFE_SENTENCE} Choose another file for this one below the canvas.`,
  }),
  full: (file) => ({
    title: `The disk is too full for “${file}”.`,
    advice: `${SAFE_SENTENCE} Free some space, then choose the file again.`,
  }),
  unknown: (file) => ({
    title: `“${file}” couldn’t be written.`,
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
  if (copy.kind === 'paused') return `Backup to ${name} paused`;
  if (copy.kind === 'stopped') return `No backup: writing ${name} failed`;
  return copy.isUpToDate ? `Backup in ${name}` : `Saving ${name} …`;
}

/** Notice for a deck that takes over the file of another deck. */
export function fileTakenOverNotice(file: string): string {
  return `“${file}” was the backup of another deck. It is now the backup of this one; choose another file for the other.`;
}
