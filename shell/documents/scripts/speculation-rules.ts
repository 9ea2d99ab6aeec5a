/**
 * Content of the element of type `speculationrules` in documents that start on intent: their links load documents, and
 * the browser fetches one ahead when a link is pointed at or likely to be pressed. Documents are fetched and not
 * prerendered, so no script of a page runs, counts or ends a session before it is opened.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});
