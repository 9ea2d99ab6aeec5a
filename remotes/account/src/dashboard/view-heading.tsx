import { Title } from '../page/heading';

let lastHeading: string | undefined;

/** Heading of a view. Changing the view focuses it, as a navigation to a new page does. */
export function ViewHeading({ children }: { children: string }) {
  return (
    <Title ref={focusAfterChange} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** Skips the first view: the router has focused the page already. */
function focusAfterChange(heading: HTMLHeadingElement | null): void {
  if (!heading) return;
  const text = heading.textContent;
  if (lastHeading !== undefined && lastHeading !== text) heading.focus();
  lastHeading = text;
}
