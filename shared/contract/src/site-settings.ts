import * as v from 'valibot';
import { readAs } from './contract-error';
import { APP_NAMES } from './remote-names';

const url = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s"'<>]+$/, 'expected an http or https address'),
);
const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'expected some text'), v.maxLength(300));

const publicKey = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9+/]{43}=$/, 'expected a public key as npm run sign -- key prints it'),
);

/** Places of the house elsewhere, by their names in the settings. */
export const OUTER_LINKS = ['linkedin', 'instagram', 'facebook', 'videoChannel'] as const;

const SiteSettingsSchema = v.object({
  /** Base address of the Supabase project, without a trailing slash. */
  supabaseUrl: v.pipe(url, v.regex(/[^/]$/, 'expected no trailing slash')),
  /** The publishable key. Secret keys are refused: this file is public. */
  supabaseKey: v.pipe(
    text,
    v.check(
      (key) => !key.startsWith('sb_secret_'),
      'this is a secret key; use the publishable key',
    ),
  ),
  /** The address under which visitors reach the site, without a trailing slash. */
  siteUrl: v.pipe(url, v.regex(/[^/]$/, 'expected no trailing slash')),
  /** 'preview': the start button is disabled and Login and Signup are labels. 'open': they lead to /login. */
  launch: v.picklist(['preview', 'open'], 'expected "preview" or "open"'),
  /** How long the start-up screen covers the page, in milliseconds. */
  splashMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
  brand: v.object({
    name: text,
    legalName: text,
    tagline: text,
    /** Two lines about the house, in the footer. Left out: none. */
    about: v.optional(text),
  }),
  /** The year in the copyright line. */
  copyrightYear: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2100)),
    2025,
  ),
  contact: v.object({
    email: v.pipe(v.string(), v.email('expected an e-mail address')),
    address: v.array(text),
    /** Digits with country code, as the chat service wants them: 919000000000. */
    chatNumber: v.pipe(
      v.string(),
      v.regex(/^\d{8,15}$/, 'expected 8 to 15 digits with country code'),
    ),
  }),
  links: v.object(v.entriesFromList(OUTER_LINKS, url)),
  /** Sign-in buttons beside e-mail and password. */
  authProviders: v.array(v.picklist(['google', 'github'])),
  /** `false` takes back what browsers keep of the site for the time without a network. Left out: they keep it. */
  offline: v.optional(v.boolean()),
  /**
   * Public keys of the teams (Ed25519, 32 bytes, base64), by app. Versions of an app that is named here are composed
   * only when one of its keys has signed them. Left out: nobody signs.
   */
  signedBy: v.optional(
    v.object(
      v.entriesFromList(
        APP_NAMES,
        v.optional(v.pipe(v.array(publicKey), v.minLength(1, 'expected at least one key'))),
      ),
    ),
  ),
  /**
   * Whether `?preview=` shows published versions and `?inspect` tells what a page is made of, to whoever asks for it
   * in an address of the live site. Left out: neither.
   */
  teamTools: v.optional(v.boolean()),
  /** When a canary is taken back by itself. What is left out is as `shell/release/judge-canary.ts` says. */
  canary: v.optional(
    v.object({
      /** From how many loads of the candidate on its figures count, those that failed among them. */
      leastLoads: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** How many more of a hundred loads may fail than of the live version. */
      extraFailures: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
    }),
  ),
  /** Where browsers report loads, failures and what the policy refused: a path here, or an address. Left out: nowhere. */
  reports: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(\/[\w/-]+|https?:\/\/[^\s"'<>]+)$/, 'expected a path or an http address'),
    ),
  ),
});

export type SiteSettings = v.InferOutput<typeof SiteSettingsSchema>;
export type AuthProvider = SiteSettings['authProviders'][number];

/** @throws {ContractError} naming each wrong value */
export function readSiteSettings(input: unknown): SiteSettings {
  return readAs(SiteSettingsSchema, input, 'The site settings');
}
