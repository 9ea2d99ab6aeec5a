import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '@site/node';
import { StoreError } from '@site/store';

type Limits = { timeoutMs: number; replyBytes: number; reasonCharacters: number };

const LIMITS: Limits = { timeoutMs: 60_000, replyBytes: 1 << 27, reasonCharacters: 2000 };

/** Memory outside the heap, such as buffers, is not part of it. */
const MAX_HEAP = '--max-old-space-size=1024';

type ProcessOptions<Result = unknown> = {
  /** Checks the form of the result. */
  isResult: (value: unknown) => value is Result;
  /** Beginning of a sentence about a failure: 'The pages were not rendered'. */
  task: string;
  execArgv?: string[];
  /** Rest of the request: files and folders of this machine, which are others elsewhere for the same request. */
  places?: object;
  /** Names of the variables that it gets; default: none. */
  variables?: string[];
  limits?: Partial<Limits>;
};

/** Reply of a script, or of the process around it. */
type Reply = { result?: unknown; error?: unknown };

/**
 * Runs a script that handles bytes of other teams in a process of its own, with none of this one's environment. What
 * comes out is data: one JSON document of the form that the caller names. The script reads its request from its input and writes
 * `{ result }` or `{ error }` to file descriptor 3; nothing else that it writes is shown.
 *
 * Replies are kept in the folder SITE_RENDERS_TO, where what succeeded once for the same bytes is not run again. A
 * pipeline does that in a job without keys. The job with keys takes them from SITE_RENDERS_FROM and runs nothing.
 * @returns `result`
 * @throws {StoreError} when it fails, is too slow, or replies with something else or with too much
 */
export async function runWithoutKeys<Result>(
  script: string,
  request: object,
  options: ProcessOptions<Result>,
): Promise<Result> {
  const { SITE_RENDERS_FROM: from, SITE_RENDERS_TO: to } = process.env;
  const folder = from ?? to;
  const file = folder && path.join(folder, nameReply(script, request, options));
  const kept = file ? findReply(file, options) : undefined;
  const reply =
    (from ? requireReply(kept, options) : ifSuccessful(kept)) ??
    (await scriptRunner.run(script, request, options));
  if (file && reply !== kept) keepReply(file, reply);
  const { result, error } = reply;
  if (result === undefined) throw new StoreError(toPlainText(error, LIMITS.reasonCharacters));
  if (options.isResult(result)) return result;
  throw new StoreError(`${options.task}: the reply has another form.`);
}

/** Tests replace it where the separate process does not matter. */
export const scriptRunner = { run };

/** The same code, request and bytes have the same name on every machine. */
function nameReply(script: string, request: object, { places }: ProcessOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(request));
  const addContent = (place: string) => {
    const files = fs.statSync(place).isFile() ? [''] : listFiles(place);
    for (const file of files)
      hash.update(`\0${file}\0`).update(fs.readFileSync(path.join(place, file)));
  };
  addContent(script);
  JSON.stringify(places, (_name, place: unknown) => {
    if (typeof place === 'string') addContent(place);
    return place;
  });
  return `${hash.digest('hex')}.json`;
}

function findReply(file: string, { task }: ProcessOptions): Reply | undefined {
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile() || found.size > LIMITS.replyBytes) return undefined;
  return parse(fs.readFileSync(file, 'utf8')) ?? { error: `${task}.` };
}

function requireReply(reply: Reply | undefined, { task }: ProcessOptions): Reply {
  if (reply) return reply;
  throw new StoreError(
    `${task} in the job before this one, because something was released meanwhile. Start the pipeline again.`,
    { kind: 'transient' },
  );
}

function ifSuccessful(reply: Reply | undefined): Reply | undefined {
  return reply?.result === undefined ? undefined : reply;
}

function keepReply(file: string, reply: Reply): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, JSON.stringify(reply));
  fs.renameSync(draft, file);
}

/** Runs a script in a process of its own. Resolves to its reply, or to the reason why it has none. */
function run(script: string, request: object, options: ProcessOptions): Promise<Reply> {
  const { task, execArgv = [], places, variables = [] } = options;
  const { timeoutMs, replyBytes, reasonCharacters } = { ...LIMITS, ...options.limits };
  const env = Object.fromEntries(variables.map((name) => [name, process.env[name]]));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [MAX_HEAP, ...execArgv, script], {
      env,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    });
    const stop = () => void child.kill('SIGKILL');
    const fail = (error: string) => {
      stop();
      resolve({ error });
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
      resolve(result === undefined ? { error } : { result });
    });
    // A script that ends before it has read its request says so in its reply.
    input?.on('error', () => undefined);
    input?.end(JSON.stringify({ ...request, ...places }));
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

function parse(reply: string): Reply | undefined {
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
  // Node 20 aborts at a path that is named twice.
  const paths = new Set(files.map((each) => fs.realpathSync(each)));
  const allowed = [...paths].map((each) => `--allow-fs-read=${each}`);
  return [flag, '--no-warnings', ...allowed];
}
