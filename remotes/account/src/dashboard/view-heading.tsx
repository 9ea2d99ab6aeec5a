import { Title } from '../page/heading';

let shown: string | undefined;

/** The heading of a view. Changing the view moves the focus to it, as a new page does. */
export function ViewHeading({ children }: { children: string }) {
  return (
    <Title ref={takeFocus} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Not for the first view: the visitor has just arrived there. */
function takeFocus(heading: HTMLHeadingElement | null): void {
  if (!heading) return;
  const text = heading.textContent;
  if (shown !== undefined && shown !== text) heading.focus();
  shown = text;
}
