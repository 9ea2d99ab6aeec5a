import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { passwordRuleCheck, redirectUrlsCheck, signInMethodsCheck } from './check-accounts';
import { deployedFunctionsCheck } from './check-functions';
import { settingsCheck } from './check-settings';
import { memberAccessCheck, visitorAccessCheck } from './check-tables';
import type { HostedCheck, HostedProject } from './hosted-project';

const CHECKS: readonly HostedCheck[] = [
  visitorAccessCheck,
  memberAccessCheck,
  deployedFunctionsCheck,
  signInMethodsCheck,
  passwordRuleCheck,
  redirectUrlsCheck,
  settingsCheck,
];

/**
 * Compares a hosted project with this folder, read-only and from outside, and prints a sentence for each difference.
 * URL and key come from the site's settings. Sets exit code 1 if something differs.
 */
export async function checkHosted(args: string[]): Promise<void> {
  const project = readProject(args);
  let differenceCount = 0;
  for (const check of CHECKS) {
    const differences = await check.findDifferences(project);
    const isSkipped = differences.every((sentence) => sentence.startsWith('Not looked at'));
    if (!isSkipped) differenceCount += differences.length;
    console.log(
      `${differences.length === 0 ? 'as it should be' : isSkipped ? 'not looked at' : 'differs'}: ${check.name}`,
    );
    for (const sentence of differences) console.log(`  ${sentence}`);
  }
  console.log(differenceCount === 0 ? 'Nothing differs.' : `${differenceCount} differences.`);
  process.exitCode = differenceCount === 0 ? 0 : 1;
}

function readProject(args: string[]): HostedProject {
  const { values } = parseArgs({
    args,
    options: {
      settings: {
        type: 'string',
        default: process.env['SITE_SETTINGS'] ?? 'shell/site-settings.json',
      },
      url: { type: 'string' },
      key: { type: 'string' },
      site: { type: 'string' },
      email: { type: 'string' },
      management: { type: 'string', default: 'https://api.supabase.com' },
    },
  });
  const settingsFile: Record<string, unknown> = JSON.parse(readFileSync(values.settings, 'utf8'));
  const text = (option: string | undefined, name: string): string => {
    const value = option ?? settingsFile[name];
    if (typeof value === 'string' && value !== '') return value;
    throw new Error(
      `${values.settings} has no ${name}. Fill it in, or name another file with --settings.`,
    );
  };
  const { CHECK_PASSWORD: password, SUPABASE_ACCESS_TOKEN: accessToken } = process.env;
  return {
    url: text(values.url, 'supabaseUrl'),
    publishableKey: text(values.key, 'supabaseKey'),
    siteUrl: text(values.site, 'siteUrl').replace(/\/+$/, ''),
    providers: Array.isArray(settingsFile['authProviders']) ? settingsFile['authProviders'] : [],
    ...(values.email && password && { member: { email: values.email, password } }),
    ...(accessToken && { management: { url: values.management, accessToken } }),
  };
}
