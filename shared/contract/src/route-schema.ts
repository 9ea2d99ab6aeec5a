import * as v from 'valibot';

const pathMessage = 'expected a path such as /pitch-deck, lower case, without a trailing slash';

export const RouteSchema = v.object({
  /** Unique within the remote, used as a key for page data. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a kebab-case id')),
  path: v.pipe(v.string(), v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, pathMessage)),
  /** Page module relative to the remote's `src`, without extension: './pages/faq-page'. */
  page: v.pipe(
    v.string(),
    v.regex(/^\.\/[a-z0-9-/]+$/, 'expected a module such as ./pages/faq-page'),
  ),
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(70, 'expected at most 70 characters')),
  description: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(200, 'expected at most 200 characters'),
  ),
  access: v.picklist(['public', 'member'], 'expected "public" or "member"'),
  /** 'site': header and footer around the page; 'bare': the page has the whole window. */
  chrome: v.picklist(['site', 'bare'], 'expected "site" or "bare"'),
  /** Written as static HTML when the site is composed. Member pages are never prerendered. */
  prerender: v.boolean(),
  /** Whether search engines list the page. Left out: public pages are, member pages are not. */
  listed: v.optional(v.boolean()),
});

export type RouteDeclaration = v.InferOutput<typeof RouteSchema>;
