/**
 * Opens and closes the menus of the header, in every document before the shell starts and after: their state is in the
 * attributes of the server's HTML, which React leaves alone. Serialised into documents, so it refers to nothing outside
 * itself.
 */
// oxlint-disable-next-line max-lines-per-function
export function startHeaderMenu(): void {
  /** A click this soon after hovering belongs to the same movement: it must not close what hovering opened. */
  const sameMovementMs = 400;
  let openedByHoverAtMs = -sameMovementMs;

  function find(selector: string): HTMLElement | null {
    return document.querySelector(`header[data-panel] ${selector}`);
  }

  function openGroup(group: Element | null): void {
    for (const each of document.querySelectorAll('header[data-panel] li > [aria-expanded]'))
      each.setAttribute('aria-expanded', String(each === group));
  }

  function openPanel(isOpen: boolean): void {
    openGroup(null);
    const toggle = find('[aria-controls="site-navigation"]');
    toggle?.setAttribute('aria-expanded', String(isOpen));
    toggle?.closest('header')?.setAttribute('data-panel', isOpen ? 'open' : 'closed');
  }

  /** Finds the item of the navigation around an element; the first element of a group's item is its button. */
  function itemOf(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest('header[data-panel] nav > ul > li') : null;
  }

  function isOpen(button: Element | null | undefined): boolean {
    return button?.getAttribute('aria-expanded') === 'true';
  }

  function isWide(): boolean {
    return matchMedia('(min-width: 1000px)').matches;
  }

  function closeWhenLeft({ target, relatedTarget }: MouseEvent | FocusEvent): void {
    const item = itemOf(target);
    const isInside = relatedTarget instanceof Node && item?.contains(relatedTarget);
    if (!isInside && isOpen(item?.firstElementChild)) openGroup(null);
  }

  document.addEventListener('click', ({ target, timeStamp, ctrlKey, metaKey }) => {
    const control =
      target instanceof Element && target.closest('header[data-panel] :is(button, a)');
    if (!control) return;
    if (control.localName === 'a') {
      if (!ctrlKey && !metaKey) openPanel(false);
    } else if (!control.closest('nav')) openPanel(!isOpen(control));
    else if (!isOpen(control)) openGroup(control);
    else if (timeStamp - openedByHoverAtMs >= sameMovementMs) openGroup(null);
  });
  document.addEventListener('pointerover', ({ target, pointerType, timeStamp }) => {
    const button = itemOf(target)?.firstElementChild;
    if (button?.localName !== 'button' || isOpen(button)) return;
    if (pointerType !== 'mouse' || !isWide()) return;
    openedByHoverAtMs = timeStamp;
    openGroup(button);
  });
  document.addEventListener('pointerout', (event) => {
    if (event.pointerType === 'mouse' && isWide()) closeWhenLeft(event);
  });
  document.addEventListener('focusout', (event) => {
    // On small screens groups stay open: content must not jump under a reader who tabs through it.
    if (event.relatedTarget && isWide()) closeWhenLeft(event);
  });
  // Capturing, because a page that is not hydrated yet lets no key and no press through.
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!(target instanceof Element && target.closest('header[data-panel]'))) openPanel(false);
    },
    true,
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const opened = find('[aria-expanded="true"]');
      if (key !== 'Escape' || !opened) return;
      // Closing must not lose the focus.
      if (!opened.closest('nav') || opened.parentElement?.contains(document.activeElement))
        opened.focus();
      openPanel(false);
    },
    true,
  );
  window.addEventListener('popstate', () => openPanel(false));
}
