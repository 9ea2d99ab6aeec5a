// The parts of a browser that jsdom lacks and that the site's components may count on.

// MUI still listens by these names.
const oldNames = { addListener: () => undefined, removeListener: () => undefined };

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      ...oldNames,
      dispatchEvent: () => false,
    }) as Partial<MediaQueryList> as MediaQueryList;

  const dialog = HTMLDialogElement.prototype;
  dialog.show ??= openDialog;
  dialog.showModal ??= openDialog;
  dialog.close ??= closeDialog;

  Element.prototype.scrollIntoView ??= () => undefined;
  Element.prototype.scrollTo ??= () => undefined;
}

function openDialog(this: HTMLDialogElement): void {
  this.setAttribute('open', '');
}

function closeDialog(this: HTMLDialogElement, returnValue?: string): void {
  if (!this.hasAttribute('open')) return;
  this.removeAttribute('open');
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

export {};
