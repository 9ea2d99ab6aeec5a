// Entry point of all npm scripts, in plain JavaScript: checks Node, installs missing packages, and hands over to
// TypeScript. It imports only Node's modules, because nothing else exists on a fresh machine.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const PNPM = 'pnpm@12.21.0';

requireNode();
installIfNeeded();
// `install` is for pipelines: packages are installed in a step without secrets.
if (process.argv[2] !== 'install') runCommand(process.argv.slice(2));

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(
    `This site needs Node 20.19 or newer; this is ${process.version}. Install a newer Node, then try again.`,
  );
}

function installIfNeeded() {
  const stamp = path.join(root, 'node_modules', '.site-install');
  const expectedHash = installHash();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === expectedHash) return;
  console.error('Installing packages …');
  // On Windows npx is a script that needs a shell; the arguments are constants.
  const result = spawnSync(
    'npx',
    ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      shell: process.platform === 'win32',
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  if (result.status !== 0) {
    console.error(result.stdout ?? '', result.stderr ?? '');
    stop(
      'The packages could not be installed. Check the network connection, then try again; nothing else was changed.',
    );
  }
  fs.writeFileSync(stamp, expectedHash);
}

function installHash() {
  const hash = createHash('sha256');
  const manifests = [
    '.',
    'shell',
    'supabase',
    'tests',
    ...folders('remotes'),
    ...folders('shared'),
  ];
  for (const folder of manifests)
    hash.update(fs.readFileSync(path.join(root, folder, 'package.json')));
  hash.update(fs.readFileSync(path.join(root, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

/** Without folders in which only the installed packages of a former package are left. */
function folders(parent) {
  return fs
    .readdirSync(path.join(root, parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')));
}

function runCommand([command, ...args]) {
  const script = command === 'test' ? 'tests/run.ts' : 'shared/cli/src/main.ts';
  const rest = command === 'test' ? args : [command, ...args];
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, script), ...rest], {
    cwd: root,
    // The channel is closed when this process ends, also by `kill -9`: main.ts ends then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A group of its own, so that nothing that it started remains when it ends.
    detached: process.platform !== 'win32',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => killGroup(child.pid, signal));
  endWithNpm(() => {
    killGroup(child.pid, 'SIGTERM');
    setTimeout(() => killGroup(child.pid, 'SIGKILL'), 2000);
  });
  child.on('exit', (code, signal) => {
    killGroup(child.pid, 'SIGKILL');
    if (code === null)
      console.error(`The command was ended by ${signal}, and what it had started was ended too.`);
    process.exit(code ?? 1);
  });
}

/** npm cannot forward `kill -9`, and the shell that it runs a script in outlives it. */
function endWithNpm(end) {
  if (!process.env['npm_lifecycle_event'] || process.platform === 'win32') return;
  const { ppid } = process;
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', ppid], { encoding: 'utf8' });
  const [, grandparent, program] = /^\s*(\d+) (\S+)/.exec(stdout ?? '') ?? [];
  const npm = program === 'sh' ? Number(grandparent) : ppid;
  setInterval(() => (process.ppid === ppid && isAlive(npm)) || end(), 500).unref();
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function killGroup(pid, signal) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has ended already.
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
