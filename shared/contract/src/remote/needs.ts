import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import { isUnique } from '../name-schemas';

/** Uses of an origin, each with the directive of the Content-Security-Policy that limits it. */
const DIRECTIVES = {
  connect: 'connect-src',
  image: 'img-src',
  media: 'media-src',
  frame: 'frame-src',
} as const;

const PERMISSIONS = ['camera', 'microphone', 'geolocation'] as const;

/** Cloudflare Pages takes 2,000 characters for a header, most of which hashes need. */
const MAX_COUNTS = { origins: 10, originCharacters: 100, trustedTypes: 5 };

const OriginSchema = v.pipe(
  v.string(),
  v.check(
    isOrigin,
    'expected an origin such as https://api.example.com: https, the full name of one host in small letters, without wildcard, credentials or path (http for localhost only)',
  ),
);

const PolicyNameSchema = v.pipe(
  v.string(),
  v.check(
    isPolicyName,
    'expected the name of a Trusted Types policy such as ProseMirrorClipboard, and neither "default", which is that of the document, nor a permission',
  ),
);

/** Shown to the owner of the site in a terminal, so without control characters. */
const ReasonSchema = v.pipe(
  v.string(),
  v.regex(/^[^\p{C}]{3,200}$/u, 'expected a reason of 3 to 200 characters in one line'),
);

/** Schema of the needs of a remote. */
export const NeedsSchema = v.strictObject({
  /** Origins of others, with what pages do with them: they send requests there, or show images, media or frames of it. */
  origins: v.exactOptional(
    v.pipe(
      v.array(
        v.strictObject({
          origin: OriginSchema,
          use: v.pipe(
            v.array(v.picklist(['connect', 'image', 'media', 'frame'])),
            v.minLength(1, 'expected at least one use'),
            v.check((list) => isUnique(list), 'a use is declared twice'),
          ),
          reason: ReasonSchema,
        }),
      ),
      v.maxLength(MAX_COUNTS.origins, `expected at most ${MAX_COUNTS.origins} origins`),
      v.check((list) => isUnique(list.map(({ origin }) => origin)), 'an origin is declared twice'),
    ),
  ),
  /** Trusted Types policies that its code creates, beside the one that has the name of the remote. */
  trustedTypes: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ name: PolicyNameSchema, reason: ReasonSchema })),
      v.maxLength(MAX_COUNTS.trustedTypes, `expected at most ${MAX_COUNTS.trustedTypes} names`),
      v.check((list) => isUnique(list.map(({ name }) => name)), 'a name is declared twice'),
    ),
  ),
  /** Features of the browser that are off on pages of others. The visitor is asked as well. */
  permissions: v.exactOptional(
    v.pipe(
      v.array(v.strictObject({ name: v.picklist(PERMISSIONS), reason: ReasonSchema })),
      v.check((list) => isUnique(list.map(({ name }) => name)), 'a name is declared twice'),
    ),
  ),
});

/** Schema of what the owner of a site allows a remote: origins, names of policies and permissions. */
export const AllowsSchema = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(
        isAllowableNeed,
        'expected an origin such as https://api.example.com, the name of a Trusted Types policy, or camera, microphone or geolocation',
      ),
    ),
  ),
  v.maxLength(100, 'expected at most 100 names'),
  v.check(isUnique, 'a name is listed twice'),
);

/**
 * Needs beyond what every document of the site permits, each with a reason for the owner of the site, who allows it:
 * `npm run remotes -- allow`. Those of a remote are for all of its pages and widgets, those of a route for its page.
 * @example
 * export const needs: NeedsDeclaration = {
 *   origins: [
 *     { origin: 'https://api.academy.example', use: ['connect'], reason: 'The course catalogue' },
 *   ],
 *   permissions: [{ name: 'camera', reason: 'Scans the code of a ticket' }],
 * };
 */
export type NeedsDeclaration = v.InferOutput<typeof NeedsSchema>;

/**
 * Parses the needs of a remote.
 * @throws {ContractError} when an origin, a name or a reason is malformed, declared twice, or one of too many
 */
export function readNeeds(input: unknown, remote: string): NeedsDeclaration {
  return readWithSchema(NeedsSchema, input, `The needs of the remote "${remote}"`);
}

/** One need as the owner of a site allows it, with what it is for. */
export type Need = {
  /** Origin, name of a Trusted Types policy, or permission. */
  name: string;
  /** 'connect, frame', 'Trusted Types' or 'permission'. */
  use: string;
  reason: string;
};

type Needing = { needs?: NeedsDeclaration };

/** Lists the needs of a remote, then those of its routes, each in the order of its declaration. */
export function listNeeds({ routes, ...remote }: Needing & { routes: readonly Needing[] }): Need[] {
  return [remote, ...routes].flatMap(({ needs = {} }) => listDeclared(needs));
}

function listDeclared(needs: NeedsDeclaration): Need[] {
  const { origins = [], trustedTypes = [], permissions = [] } = needs;
  return [
    ...origins.map(({ origin, use, reason }) => ({ name: origin, use: use.join(', '), reason })),
    ...trustedTypes.map(({ name, reason }) => ({ name, use: 'Trusted Types', reason })),
    ...permissions.map(({ name, reason }) => ({ name, use: 'permission', reason })),
  ];
}

/**
 * Lists what a declaration adds to the policy of a document: names of directives with one value each, such as
 * 'connect-src https://api.academy.example', 'trusted-types Name' and 'permission camera'. Only what is allowed.
 * @param needs undefined for a version from before they were recorded. Documents of that time permitted its Trusted Types
 * policies without a declaration, so it keeps those that are allowed by now.
 */
export function listPolicyTerms(
  needs: NeedsDeclaration | undefined,
  allows: readonly string[] = [],
): string[] {
  if (!needs) return allows.filter(isPolicyName).map((name) => `trusted-types ${name}`);
  const { origins = [], trustedTypes = [], permissions = [] } = needs;
  const isAllowed = (name: string) => allows.includes(name);
  return [
    ...origins
      .filter(({ origin }) => isAllowed(origin))
      .flatMap(({ origin, use }) => use.map((each) => `${DIRECTIVES[each]} ${origin}`)),
    ...trustedTypes
      .filter((each) => isAllowed(each.name))
      .map((each) => `trusted-types ${each.name}`),
    ...permissions.filter((each) => isAllowed(each.name)).map((each) => `permission ${each.name}`),
  ];
}

/** Tells whether a string can be allowed: it is an origin, the name of a Trusted Types policy, or a permission. */
export function isAllowableNeed(name: string): boolean {
  return isOrigin(name) || isPolicyName(name) || isPermission(name);
}

/** Browsers match the address of a machine to no rule, so the last part begins with a letter. */
function isOrigin(text: string): boolean {
  if (text.length > MAX_COUNTS.originCharacters) return false;
  const hasForm =
    /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*|https?:\/\/localhost)(:\d+)?$/;
  return hasForm.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Characters of the specification of Trusted Types, without those that only look like other rules. */
function isPolicyName(text: string): boolean {
  return /^[A-Za-z][\w.#=/@-]{0,59}$/.test(text) && text !== 'default' && !isPermission(text);
}

function isPermission(text: string): boolean {
  return (PERMISSIONS as readonly string[]).includes(text);
}
