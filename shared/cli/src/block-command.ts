import { parseArgs } from 'node:util';
import { isAppName } from '@site/contract';
import { requestChange } from '@site/release';
import { openStore } from '@site/store';
import { logToTerminal } from './log-to-terminal';

/** `npm run block -- marketing 3f9a1c27d0 --reason text`: keeps a version from ever being live or previewed again. */
export async function blockCommand(args: string[]): Promise<void> {
  const options = { reason: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [app = '', version, ...more] = positionals;
  if (!isAppName(app) || !version || !values.reason || more.length > 0) {
    throw new Error(
      'Name the app, the version and the reason: npm run block -- marketing 3f9a1c27d0 --reason "leaks names"',
    );
  }
  const request = { action: 'block', unit: app, to: version, reason: values.reason } as const;
  console.log(await requestChange(await openStore(), request, { say: logToTerminal }));
}
