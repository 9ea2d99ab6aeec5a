import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { StoreError } from '@site/store';

type Limits = { timeoutMs: number; replyBytes: number; reasonCharacters: number };

const LIMITS: Limits = { timeoutMs: 60_000, replyBytes: 1 << 27, reasonCharacters: 2000 };

/**
 * Runs a script that handles bytes of other teams in a process of its own, with none of this one's environment. What
 * comes out is data: one JSON document, which the caller checks. The script reads its request from its input and writes
 * `{ result }` or `{ error }` to file descriptor 3; nothing else that it writes is shown.
 * @param task sentence about a failure, without its full stop
 * @returns `result`, of any shape
 * @throws {StoreError} when it fails, is too slow, or replies with something else or with too much
 */
export function runWithoutKeys(
  script: string,
  request: object,
  options: {
    task: string;
    execArgv?: string[];
    /** Names of the variables that it gets; default: none. */
    variables?: string[];
    limits?: Partial<Limits>;
  },
): Promise<unknown> {
  const { task, execArgv = [], variables = [] } = options;
  const env = Object.fromEntries(variables.map((name) => [name, process.env[name]]));
  const { timeoutMs, replyBytes, reasonCharacters } = { ...LIMITS, ...options.limits };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...execArgv, script], {
      env,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill('SIGKILL');
    const fail = (reason: string) => {
      stop();
      reject(new StoreError(reason));
    };
    const timer = setTimeout(() => fail(`${task} within ${timeoutMs / 1000} s.`), timeoutMs);
    process.once('exit', stop);
    const [input, , errors, output] = child.stdio;
    const reply = collect(output, replyBytes, () => fail(`${task}: the reply is too long.`));
    const reason = collect(errors, reasonCharacters);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      process.removeListener('exit', stop);
      const { result, error = `${task}. ${reason()}` } = parse(reply()) ?? {};
      if (result === undefined) fail(toPlainText(error, reasonCharacters));
      else resolve(result);
    });
    // A script that ends before it has read its request says so in its reply.
    input?.on('error', () => undefined);
    input?.end(JSON.stringify(request));
  });
}

type Channel = ReturnType<typeof spawn>['stdio'][3];

/** Collects what a process writes, up to a limit. @returns the text so far */
function collect(
  channel: Channel,
  limitBytes: number,
  onTooLong: () => void = () => undefined,
): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  if (channel && 'read' in channel) {
    channel.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= limitBytes) return;
      channel.destroy();
      onTooLong();
    });
  }
  return () => Buffer.concat(chunks).toString();
}

function parse(reply: string): { result?: unknown; error?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(reply);
    return value instanceof Object ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a stranger's text fit for a terminal and a pipeline's log: no control characters, and no commands for either. */
export function toPlainText(text: unknown, maxCharacters = 400): string {
  const plain = stripVTControlCharacters(String(text)).replace(/[^\P{C}\n]/gu, '');
  return plain
    .slice(0, maxCharacters)
    .replace(/^\s*::/gm, ': :')
    .trim();
}

/** Arguments of Node that let a process read these files and folders only. Node 20 and 22 call this experimental. */
export function readOnly(files: string[]): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const allowed = files.map((each) => `--allow-fs-read=${fs.realpathSync(each)}`);
  return [flag, '--no-warnings', ...allowed];
}
