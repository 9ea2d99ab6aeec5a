import * as v from 'valibot';
import { OUTER_LINKS } from './site-settings';

const pathMessage = 'expected a path such as /pitch-deck, lower case, without a trailing slash';

/** Where the shell keeps its own files and the page that stands for all that is not found. */
const reserved = /^\/(404|index|static|canary|registry|headers|health)(\/|$)/;

const path = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, pathMessage),
  v.check((each) => !reserved.test(each), 'this address belongs to the shell'),
);

const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60, 'expected at most 60 characters'));

/** A link to a page in the frame of the site. Links stand in the order of the routes that declare them. */
const RouteLinkSchema = v.object({
  /**
   * 'action' is the one button of the header, 'visitor' and 'member' stand beside it for who is signed out and
   * in, 'legal' is the last line of the footer.
   */
  in: v.picklist(
    ['header', 'action', 'visitor', 'member', 'footer', 'legal'],
    'expected a part of the frame',
  ),
  /** The heading under which links of several pages stand together. */
  group: v.optional(label),
  label,
  /** What the page is about, in the groups of the header. */
  text: v.optional(v.pipe(v.string(), v.maxLength(80, 'expected at most 80 characters'))),
  /** What follows the path, where the page opens in one of its states: '?mode=signup'. */
  search: v.optional(
    v.pipe(v.string(), v.regex(/^\?[\w=&-]+$/, 'expected a query such as ?mode=signup')),
  ),
  /** One of the addresses of the settings that leads away from the site, instead of the page. */
  outer: v.optional(v.picklist(OUTER_LINKS, 'expected an address of the settings')),
});

const OpenedFilesSchema = v.object({
  type: v.pipe(v.string(), v.regex(/^[a-z]+\/[a-z0-9.+-]+$/, 'expected a type such as image/png')),
  endings: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^\.[a-z0-9]+$/, 'expected an ending such as .png'))),
    v.minLength(1, 'expected at least one ending'),
  ),
});

export type RouteLink = v.InferOutput<typeof RouteLinkSchema>;

export const RouteSchema = v.object({
  /** Unique within the remote, used as a key for page data. */
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'expected a kebab-case id')),
  /** Two letters at its beginning are the language of the page (`languageOf`). */
  path,
  /** Addresses that the page had before; they lead to it for ever. */
  aliases: v.optional(v.array(path)),
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
  /**
   * False says that a prerendered page is only read: its document comes without the page's code, and the text stays as
   * the server wrote it. Links lead on as everywhere, and a film with `data-rewind` goes back to its poster; a button, a
   * slot or an effect would be dead. Left out: true.
   */
  hydrate: v.optional(v.boolean()),
  /** Whether search engines list the page. Left out: public pages are, member pages are not. */
  listed: v.optional(v.boolean()),
  /** Where header and footer lead to this page. */
  links: v.optional(v.array(RouteLinkSchema)),
  /** Its address can hold a one-time code, which must not travel on to other sites. */
  secret: v.optional(v.boolean()),
  /** Kept for work without a network once it was visited, with everything that its remote may load later. */
  offline: v.optional(v.boolean()),
  /** The files that the page opens: the system's file manager then offers the installed site for them. */
  opens: v.optional(OpenedFilesSchema),
  /** The most that the page's own scripts and styles may weigh at first, in kB as sent (brotli). Left out: 60. */
  budget: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(200))),
});

export type RouteDeclaration = v.InferOutput<typeof RouteSchema>;
