import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentProps } from 'react';
import type { Dialog as PlainDialog } from './dialog';

/**
 * A modal dialog: focus is kept inside, Escape and a press beside it close, and the focus goes back to
 * where it was. It is gone at once, so that what is done next may move the focus.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  container,
}: ComponentProps<typeof PlainDialog> & {
  /** Where it is put; the page's body when it is left out. */
  container?: DialogProps['container'];
}) {
  const titleId = useId();
  if (!isOpen) return null;
  return (
    <MuiDialog open aria-labelledby={titleId} onClose={onClose} {...(container && { container })}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
