import Alert from '@mui/material/Alert';
import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, type ComponentProps } from 'react';
import type { Dialog as PlainDialog } from './dialog';
import type { Notice as PlainNotice } from './notice';

/** MUI version of `Notice` of `@site/ui`. */
export function Notice({ kind, title, children }: ComponentProps<typeof PlainNotice>) {
  return (
    <Alert severity={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {title && <p className="ui-notice-title">{title}</p>}
      {children}
    </Alert>
  );
}

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
  // When the pressed control goes, the focus is on the body until MUI fetches it back, and MUI misses Escape meanwhile.
  const closeFromBody = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.target === document.body) onClose();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', closeFromBody);
    return () => document.removeEventListener('keydown', closeFromBody);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <MuiDialog open aria-labelledby={titleId} onClose={onClose} {...(container && { container })}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      {actions && <DialogActions>{actions}</DialogActions>}
    </MuiDialog>
  );
}
