import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ComponentProps } from 'react';
import type { Dialog as PlainDialog } from './dialog';

/**
 * MUI version of `Dialog` of `@site/ui`. It unmounts synchronously on close, so that the next action may move the focus.
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
  container,
}: ComponentProps<typeof PlainDialog> & {
  /** Parent element of the dialog. Default: the document's body. */
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
