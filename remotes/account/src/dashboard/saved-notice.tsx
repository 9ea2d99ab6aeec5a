import { Notice } from '@site/ui/mui';

/** Says that something was done; `attempt` makes it new each time, so that it is announced each time. */
export function SavedNotice({ text, attempt }: { text: string | undefined; attempt: number }) {
  if (!text) return null;
  return (
    <Notice key={attempt} kind="success">
      <p>{text}</p>
    </Notice>
  );
}
