import * as v from 'valibot';
import { readWithSchema } from './contract-error';
import { AppNameSchema, createByNameSchema, RemoteNameSchema } from './name-schemas';
import { AllowsSchema } from './remote/needs';
import { PathSchema, RoutePathSchema } from './paths/path-schema';
import { SlotNameSchema } from './remote/slots';
import { StoredValuesSchema } from './remote/remote-settings';

const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s"'<>]+$/, 'expected an http or https address'),
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected some text'), v.maxLength(300));

const publicKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'expected a public key as npm run keys -- create prints it'),
);

/** Keys of `links` in the settings: profiles on other sites. */
export const EXTERNAL_LINKS = ['linkedin', 'instagram', 'facebook', 'videoChannel'] as const;

const RemoteSettingsSchema = v.strictObject({
  /** Origin of the remote's files, without a trailing slash. */
  origin: v.exactOptional(v.pipe(url, v.regex(/^https?:\/\/[^/]+$/, 'expected an origin'))),
  /** Team that owns the remote, or a way to reach it. */
  owner: v.exactOptional(text),
  /**
   * Needs that its versions may declare: origins, names of Trusted Types policies and permissions. `npm run remotes --
   * allow` and `deny` change the list. Default: that of the settings file at the next release of the shell, then none.
   */
  allows: v.exactOptional(AllowsSchema),
  /** Set when the remote is removed: its paths, and the path of the site that each one redirects to. */
  redirects: v.exactOptional(v.record(RoutePathSchema, PathSchema)),
  /** Widgets of others ('editor/your-decks') that slots of this remote's pages do not show. */
  refusedWidgets: v.exactOptional(v.pipe(v.array(SlotNameSchema), v.maxLength(1000))),
  /** Values of its settings and flags, by key: those that differ from their defaults. */
  values: v.exactOptional(StoredValuesSchema),
});

const SiteSettingsSchema = v.object({
  /** Base URL of the Supabase project, without a trailing slash. */
  supabaseUrl: v.pipe(url, v.regex(/[^/]$/, 'expected no trailing slash')),
  /** Publishable key of Supabase. Secret keys are rejected, because the settings are public. */
  supabaseKey: v.pipe(
    text,
    v.check(
      (key) => !key.startsWith('sb_secret_'),
      'this is a secret key; use the publishable key',
    ),
  ),
  /** Public URL of the site, without a trailing slash. */
  siteUrl: v.pipe(url, v.regex(/[^/]$/, 'expected no trailing slash')),
  /** 'preview': the start button is disabled, and Login and Signup are labels. 'open': all link to /login. */
  launch: v.picklist(['preview', 'open'], 'expected "preview" or "open"'),
  /** Duration of the startup screen in milliseconds. */
  splashMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  brand: v.object({
    name: text,
    legalName: text,
    tagline: text,
    /** Two lines about the company in the footer. Default: none. */
    about: v.optional(text),
  }),
  /** Year in the copyright line. */
  copyrightYear: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
    2025,
  ),
  contact: v.object({
    email: v.pipe(v.string(), v.email('expected an email address')),
    address: v.array(text),
    /** Phone number with country code, digits only (format of wa.me links): 919000000000. */
    chatNumber: v.pipe(
      v.string(),
      v.regex(/^\d{8,15}$/, 'expected 8 to 15 digits with country code'),
    ),
  }),
  links: v.object(v.entriesFromList(EXTERNAL_LINKS, url)),
  /** OAuth providers beside email and password. */
  authProviders: v.array(v.picklist(['google', 'github'])),
  /**
   * Hosts for which browsers insist on https: this one, with its subdomains, or also in the browsers' preload lists. The
   * latter two bind hosts that are not this site's, for years. Default: `host`.
   */
  strictTransportSecurity: v.optional(v.picklist(['host', 'subdomains', 'preload'])),
  /** `false` removes the offline cache from all browsers. Default: `true`. */
  offline: v.optional(v.boolean()),
  /**
   * Names of service workers that a former site at this address registered, such as 'sw.js': the site answers them with
   * a script that removes the worker and its caches. Default: the usual names.
   */
  formerWorkers: v.exactOptional(
    v.array(v.pipe(v.string(), v.regex(/^[\w.-]+\.js$/, 'expected a file name that ends in .js'))),
  ),
  /**
   * Remotes of the site, in the order of its navigation, by name. `npm run remotes` changes them. Default: all that were
   * released.
   */
  remotes: v.exactOptional(createByNameSchema(RemoteNameSchema, RemoteSettingsSchema)),
  /**
   * Public keys of the teams (Ed25519, 32 bytes, base64), by app. Versions of an app that has keys are composed only with
   * a signature by one of them. `composer` signs decisions, and nothing else. Default: no signatures.
   */
  teamPublicKeys: v.optional(
    createByNameSchema(
      v.union([AppNameSchema, v.literal('composer')]),
      v.pipe(v.array(publicKey), v.minLength(1, 'expected at least one key')),
    ),
  ),
  /**
   * Public keys that were revoked, with the time, and the SHA-256 of the versions that stay live without them
   * (`<app>/<version>`). `npm run keys -- revoke` writes them; no settings make such a key valid again.
   */
  revokedPublicKeys: v.optional(
    v.array(
      v.object({
        key: publicKey,
        at: v.pipe(v.string(), v.isoTimestamp()),
        accepts: v.record(v.string(), v.string()),
      }),
    ),
  ),
  /**
   * Enables the query parameters `?preview=` (previewed versions), `?audience=` (who gets canaries first) and `?inspect`
   * (inspector) on the live site. Default: `false`.
   */
  teamTools: v.optional(v.boolean()),
  /** Thresholds for rolling back a canary automatically, or releasing it to all. Defaults are in `shared/release/src/canary/judge-canaries.ts`. */
  canary: v.optional(
    v.object({
      /** Minimum number of loads of the canary, failed ones included, for a decision. */
      minLoads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Difference of the failure rates of canary and live version, in percentage points, above which a test decides. */
      maxExtraFailurePercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      /** Failure rate of the live version that the comparison takes into account at most, because anyone can report. */
      maxLiveFailurePercent: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
      /** Loads and hours after which a canary that has not failed is released to all visitors. Default: a person does it. */
      promoteAfterLoads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      promoteAfterHours: v.optional(v.pipe(v.number(), v.minValue(1))),
    }),
  ),
  /** Path or URL that browsers report loads, failures and policy violations to. Default: no reports. */
  reportUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/[\w/-]+|https?:\/\/[^\s"'<>]+)$/, 'expected a path or an http address'),
    ),
  ),
});

/** Run-time settings of one site. They are data in the store, not part of any build. */
export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;
/** One remote of a site: origin of its files, owner, what it may use, and after its removal the redirects for its paths. */
export type RemoteSettings = v.InferOutput<typeof RemoteSettingsSchema>;
/** OAuth provider that visitors can sign in with. */
export type AuthProvider = SiteSettings['authProviders'][number];

/**
 * Parses the settings of a site.
 * @throws {ContractError} with each invalid value
 * @example const settings = readSiteSettings(JSON.parse(await readFile('site-settings.json', 'utf8')));
 */
export function readSiteSettings(input: unknown): SiteSettings {
  return readWithSchema(SiteSettingsSchema, input, 'The site settings');
}
