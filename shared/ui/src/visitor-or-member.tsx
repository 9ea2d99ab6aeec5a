import type { ReactNode } from 'react';

/**
 * Shows one of two contents, for visitors or for signed-in members. Both are rendered, and CSS shows one of them by an
 * attribute that the shell sets on the document. A prerendered page is therefore correct before any script runs, and
 * after signing out in another tab.
 * @example <VisitorOrMember visitor={<Link to="/login">Login</Link>} member={<Link to="/dashboard">Dashboard</Link>} />
 */
export function VisitorOrMember({ visitor, member }: { visitor: ReactNode; member: ReactNode }) {
  return (
    <>
      <span className="ui-for-visitors">{visitor}</span>
      <span className="ui-for-members">{member}</span>
    </>
  );
}
