import { CONTRACT_VERSION, type Descriptor, type DescriptorRoute } from '../release/descriptor';
import type { Registry } from '../release/registry';
import { DOCUMENT_UNITS } from '../release/release-decision';
import type { ShellDescriptor } from '../release/shell-descriptor';
import type { SiteSettings } from '../site-settings';

/** Remotes of the sample settings, and the apps and units of a site with them. */
export const SAMPLE_REMOTES = ['marketing', 'account', 'editor'] as const;
export const SAMPLE_APPS = ['shell', ...SAMPLE_REMOTES] as const;
export const SAMPLE_UNITS = [...SAMPLE_APPS, ...DOCUMENT_UNITS] as const;

/**
 * Creates valid site settings for tests. As in all samples, `overrides` replace top-level values.
 * @example createSampleSettings({ launch: 'open' })
 */
export function createSampleSettings(overrides: Partial<SiteSettings> = {}): SiteSettings {
  return {
    supabaseUrl: 'http://localhost:54321',
    supabaseKey: 'sb_publishable_sample',
    siteUrl: 'http://localhost:3000',
    launch: 'preview',
    splashMs: 1000,
    brand: { name: 'ISAM', legalName: 'ISAM Sample Ltd', tagline: 'From logline to greenlight' },
    copyrightYear: 2025,
    contact: {
      email: 'hello@example.com',
      address: ['1 Sample Street', 'Sample Town'],
      chatNumber: '919000000000',
    },
    links: {
      linkedin: 'https://www.linkedin.com/company/sample',
      instagram: 'https://www.instagram.com/sample',
      facebook: 'https://www.facebook.com/sample',
      videoChannel: 'https://www.youtube.com/@sample',
    },
    authProviders: [],
    remotes: {
      marketing: { origin: 'http://localhost:3001' },
      account: { origin: 'http://localhost:3002' },
      editor: { origin: 'http://localhost:3003' },
    },
    ...overrides,
  };
}

/** Creates a valid descriptor route for tests: the public page '/faq'. */
export function createSampleRoute(overrides: Partial<DescriptorRoute> = {}): DescriptorRoute {
  return {
    id: 'faq',
    path: '/faq',
    page: './pages/faq-page',
    title: 'Questions',
    description: 'Answers to what people ask us first.',
    access: 'public',
    chrome: 'site',
    prerender: true,
    scripts: [{ file: 'static/js/faq.3f2a91bc.js', integrity }],
    styles: [],
    requires: [],
    ...overrides,
  };
}

/** Creates a valid descriptor of a remote for tests. */
export function createSampleDescriptor(overrides: Partial<Descriptor> = {}): Descriptor {
  const { name = 'marketing', version = 'ab12cd34' } = overrides;
  return {
    name,
    version,
    contract: CONTRACT_VERSION,
    global: `${name}_${version}`,
    entry: { file: 'static/js/remoteEntry.ab12cd34.js', integrity },
    routes: [createSampleRoute()],
    ...overrides,
  };
}

/** Creates a valid descriptor of the shell for tests. */
export function createSampleShellDescriptor(
  overrides: Partial<ShellDescriptor> = {},
): ShellDescriptor {
  return {
    name: 'shell',
    version: 'sh12cd34',
    contract: CONTRACT_VERSION,
    supportedContracts: [CONTRACT_VERSION],
    scripts: [{ file: 'static/js/index.0a1b2c.js', integrity }],
    styles: [],
    onDemandScripts: {},
    ...overrides,
  };
}

/** Creates a valid registry for tests: the shell and the live remote 'marketing'. */
export function createSampleRegistry(overrides: Partial<Registry> = {}): Registry {
  const base = 'http://localhost:3001/ab12cd34/web/';
  return {
    shell: createSampleShellDescriptor(),
    remotes: {
      marketing: { live: { base, descriptor: createSampleDescriptor() }, previous: null },
    },
    ...overrides,
  };
}

const integrity = `sha384-${'A'.repeat(64)}`;
