import { parseArgs } from 'node:util';
import { messageOf } from '@site/node';
import { type BackendOptions, startBackend } from './backend';
import { StartupError } from './startup-error';

const usage =
  'Usage: node --import tsx supabase/local/main.ts --data <folder> [--port 54321] [--mailbox-port 54324] [--site-url http://localhost:3000] [--no-limits]';

// Ends with the process that started it with a channel, also when that was killed, perhaps already.
process.once('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 2000).unref();
});
if (process.connected === false) process.exit(1);

try {
  const backend = await startBackend(readOptions());
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void backend.stop().then(() => process.exit(0)));
  const { url, mailboxUrl } = backend;
  console.log(JSON.stringify({ ready: url, mailbox: mailboxUrl }));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
}

function readOptions(): BackendOptions {
  const { values } = parse();
  if (!values.data) throw new StartupError(usage);
  return {
    dataFolder: values.data,
    ...(values.port && { port: readPort(values.port) }),
    ...(values['mailbox-port'] && { mailboxPort: readPort(values['mailbox-port']) }),
    ...(values['site-url'] && { siteUrl: readUrl(values['site-url']) }),
    isUnlimited: values['no-limits'] ?? false,
  };
}

function parse() {
  try {
    return parseArgs({
      options: {
        data: { type: 'string' },
        port: { type: 'string' },
        'mailbox-port': { type: 'string' },
        'site-url': { type: 'string' },
        'no-limits': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new StartupError(`${messageOf(error)}\n${usage}`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StartupError(`"${text}" is no port. Give a number from 1 to 65535.`);
}

function readUrl(text: string): string {
  if (URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new StartupError(
    `"${text}" is no address. Give the site's, such as http://localhost:3000.`,
  );
}
