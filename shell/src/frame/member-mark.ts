import { sessionStore } from '@site/session';

/**
 * Keeps the mark on the document that says whether a member is here. The document's own script has set it
 * for the first paint, from what lies in the browser (documents/member-mark-script.ts).
 */
export function keepMemberMark(): void {
  sessionStore.subscribe(({ status }) => {
    if (status !== 'loading') {
      document.documentElement.toggleAttribute('data-member', status === 'member');
    }
  });
}
