import * as v from 'valibot';
import { RoutePathSchema } from './paths/path-schema';
import { NeedsSchema } from './remote/needs';
import { EXTERNAL_LINKS } from './site-settings';

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60, 'expected at most 60 characters'));

const linkDescription = v.pipe(v.string(), v.maxLength(80, 'expected at most 80 characters'));

/** Schema of a link in header or footer. Links appear in the order of their routes. */
const RouteLinkSchema = v.object({
  /**
   * 'action' is the header's button; 'visitor' and 'member' are beside it for signed-out and signed-in visitors; 'legal'
   * is the last line of the footer.
   */
  placement: v.picklist(
    ['header', 'action', 'visitor', 'member', 'footer', 'legal'],
    'expected a part of the frame',
  ),
  /** Heading that groups links of several pages. */
  group: v.optional(label),
  label,
  /** Summary of the page in the header's groups. */
  description: v.optional(linkDescription),
  /** Query that opens the page in one of its states: '?mode=signup'. */
  search: v.optional(
    v.pipe(v.string(), v.regex(/^\?[\w=&-]+$/, 'expected a query such as ?mode=signup')),
  ),
  /** Texts in other languages, by language code; untranslated ones stay in the language of the site. */
  translations: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'expected a language code such as hi')),
      v.object({ group: v.optional(label), label, description: v.optional(linkDescription) }),
    ),
  ),
  /** Key of an external link in the settings, which replaces the page's path. */
  externalLink: v.optional(v.picklist(EXTERNAL_LINKS, 'expected an address of the settings')),
});

/** Hosts take about a hundred documents with headers of their own. */
const MAX_KNOWN_VALUES = 200;

const OpenedFilesSchema = v.object({
  mimeType: v.pipe(
    v.string(),
    v.regex(/^[a-z]+\/[a-z0-9.+-]+$/, 'expected a type such as image/png'),
  ),
  extensions: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\.[a-z0-9]+$/, 'expected an ending such as .png'))),
    v.minLength(1, 'expected at least one ending'),
  ),
});

/** Link to a page in header or footer. */
export type RouteLink = v.InferOutput<typeof RouteLinkSchema>;

/** Schema of a route. */
export const RouteSchema = v.object({
  /** Unique within the remote; key of page data. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a kebab-case id')),
  /**
   * '/faq', or a pattern such as '/academy/:course', '/editor/:deck?' (also '/editor') or '/guides/*' (one to eight further
   * segments). A value consists of 1 to 100 letters, digits, hyphens and underscores, the first a letter or digit. A
   * first segment of two letters is the page's language (`pageLanguageOf`).
   */
  path: RoutePathSchema,
  /** Former paths, which redirect to `path` permanently. Those of a pattern have the same parameters. */
  aliases: v.optional(v.array(RoutePathSchema)),
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
  /** 'site': with header and footer; 'bare': without. */
  chrome: v.picklist(['site', 'bare'], 'expected "site" or "bare"'),
  /**
   * Renders the page to static HTML when the site is composed. Member pages are never prerendered. For a pattern: the
   * values that get a document each (several parameters joined by '/', '' without the optional one), or false.
   */
  prerender: v.union([
    v.boolean(),
    v.pipe(
      v.array(v.string()),
      v.minLength(1, 'expected at least one value'),
      v.maxLength(MAX_KNOWN_VALUES, `expected at most ${MAX_KNOWN_VALUES} values`),
    ),
  ]),
  /** False for a pattern whose other values than those of `prerender` are not found (status 404). Default: true. */
  dynamicParams: v.optional(v.boolean()),
  /**
   * False for a prerendered page that is only read: its document omits the page's code. Links work, and a video with
   * `data-rewind-on-end` returns to its poster; buttons, slots and effects do not work. 'on-intent' for one that many
   * only read: its code is run when the visitor is about to use one of its controls. Default: true.
   */
  hydrate: v.optional(v.union([v.boolean(), v.literal('on-intent')])),
  /** Whether search engines may index the page. Default: true for public pages, false for member pages. */
  isIndexable: v.optional(v.boolean()),
  /** Links to this page in header and footer. */
  links: v.optional(v.array(RouteLinkSchema)),
  /** The URL can contain a one-time code, so the page sends no referrer. */
  hasSecretUrl: v.optional(v.boolean()),
  /** Caches the page for offline use after the first visit, with all chunks of its remote. */
  offline: v.optional(v.boolean()),
  /** Files that the page opens, for `file_handlers` of the Web App Manifest. */
  fileHandler: v.optional(OpenedFilesSchema),
  /**
   * Moment when a new version of the remote replaces the one in an open tab that shows this page. 'ask': the visitor
   * decides; 'when-left': once the page is left, because it saves its data then. Default: at the next navigation.
   */
  update: v.optional(v.picklist(['ask', 'when-left'], 'expected "ask" or "when-left"')),
  /** Set on the page to which visitors of a member page are sent; it returns them to the path in `?next=`. */
  isSignIn: v.optional(v.literal(true)),
  /** Maximum size of the page's own initial scripts and styles in kB (brotli). Default: 60. */
  budgetKb: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(200))),
  /** Needs of this page alone, beside those of its remote. */
  needs: v.exactOptional(NeedsSchema),
});

/**
 * Page of a remote as data: path, module, title, access, chrome.
 * @example
 * export const routes: RouteDeclaration[] = [
 *   {
 *     id: 'faq',
 *     path: '/faq',
 *     page: './pages/faq-page',
 *     title: 'Questions',
 *     description: 'Answers to frequent questions.',
 *     access: 'public',
 *     chrome: 'site',
 *     prerender: true,
 *   },
 * ];
 */
export type RouteDeclaration = v.InferOutput<typeof RouteSchema>;
