/**
 * Share keys that versions consume and record from before their packages were one (decision 0086), with today's key of
 * the same module. The shell provides both, because a store may contain such versions for ever.
 */
export const FORMER_SHARE_KEYS: Readonly<Record<string, string>> = {
  '@site/router': '@site/page/router',
  '@site/session': '@site/page/session',
  '@site/settings': '@site/page/settings',
  '@site/slots': '@site/page/slots',
};
