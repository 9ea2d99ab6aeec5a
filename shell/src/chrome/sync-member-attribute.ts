import { sessionStore } from '@site/page/session';

/**
 * Keeps `data-member` on the root element in step with the session. The document's own script has set it for the first
 * paint from the stored session (documents/scripts/member-attribute-script.ts).
 */
export function syncMemberAttribute(): void {
  sessionStore.subscribe(({ status }) => {
    if (status !== 'loading') {
      document.documentElement.toggleAttribute('data-member', status === 'member');
    }
  });
}
