import type { ReactNode } from 'react';

/**
 * One of two offers: for visitors, or for members who are signed in. Both stand in the page, and the mark
 * that the shell keeps on the document says which is shown. So a prerendered page is right before any script
 * runs, and stays right when somebody signs out in another tab.
 */
export function ByVisitor({ visitor, member }: { visitor: ReactNode; member: ReactNode }) {
  return (
    <>
      <span className="ui-for-visitors">{visitor}</span>
      <span className="ui-for-members">{member}</span>
    </>
  );
}
