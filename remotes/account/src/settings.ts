import type { SettingsDeclaration } from '@site/contract';

/** Settings that the owner of the site changes without a release: `npm run remotes -- set account …`. */
export const settings = {
  setupNotice: {
    type: 'text',
    default: '',
    maxLength: 200,
    description: 'Notice above the logline, such as during an outage of the language model.',
  },
} as const satisfies SettingsDeclaration;
