import { useEffect, useId, useRef, type ReactNode } from 'react';

/**
 * Modal dialog, based on the native element: traps the focus, which begins at the title, closes on Escape and on a click
 * outside, restores the focus.
 * @example
 * <Dialog title="Delete the deck?" isOpen={isOpen} onClose={close} actions={<Button onClick={remove}>Delete</Button>}>
 *   <p>It cannot be restored.</p>
 * </Dialog>
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  children,
  actions,
}: {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === isOpen) return;
    if (isOpen) {
      dialog.showModal();
      // A link or button further down would be read without what stands above it.
      heading.current?.focus();
    } else dialog.close();
  }, [isOpen]);
  return (
    <dialog
      ref={element}
      className="ui-dialog"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
    >
      {isOpen && (
        <div className="ui-dialog-body">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="ui-dialog-title">
            {title}
          </h2>
          {children}
          {actions && <div className="ui-dialog-actions">{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
