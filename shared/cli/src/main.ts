#!/usr/bin/env node
import { exitCodeOf } from '@site/release';
import { resolveCommand } from './former-commands';
import { findUnsignedWarning, requirePatchedNode } from './runtime/require-patched-node';

/** Whether this command is installed from a registry, outside the workspace that it comes from. */
const isInstalled = import.meta.dirname.includes('node_modules');

/** All npm scripts except `test`, and the parts of those of a team's repository, by name. Each command is loaded only when it runs. */
const commands: Record<string, (args: string[]) => Promise<unknown>> = {
  start: async (args) =>
    isInstalled
      ? (await import('./own-repository/start-remote')).startRemote(args)
      : (await import('./start/start-site')).startSite(),
  dev: async (args) => (await import('./start/start-development')).startDevelopment(args),
  build: async () => (await import('./start/start-site')).buildSite(),
  keys: async (args) =>
    args.length > 0
      ? (await import('./keys/keys-command')).keysCommand(args)
      : (await import('./print-backend-keys')).printBackendKeys(),
  release: async (args) => (await import('./release-commands')).releaseCommand(args),
  remotes: async (args) => (await import('./remotes-command')).remotesCommand(args),
  preview: async (args) => (await import('./release-commands')).previewCommand(args),
  gate: async (args) => (await import('./own-repository/gate-command')).gateCommand(args),
  upgrade: async (args) => (await import('./own-repository/upgrade-command')).upgradeCommand(args),
  stage: async (args) => (await import('./keys/sign-command')).stageCommand(args),
  sign: async (args) => (await import('./keys/sign-command')).signCommand(args),
  rollback: async (args) => (await import('./release-commands')).rollbackCommand(args),
  create: async (args) =>
    isInstalled
      ? (await import('./create/create-repository')).createRepository(args)
      : (await import('./create/create-remote')).createRemote(args),
  packages: async (args) => (await import('./packages/packages-command')).packagesCommand(args),
  releases: async (args) => (await import('./releases/show-releases')).showReleases(args),
  block: async (args) => (await import('./block-command')).blockCommand(args),
  prune: async (args) => (await import('./prune-command')).pruneCommand(args),
  compose: async (args) => (await import('./export-site')).exportSite(args),
  'check:hosted': async (args) =>
    (await import('@site/supabase/hosted/check-hosted')).checkHosted(args),
  help: async () => console.log((await import('./command-help')).describeCommands()),
  bench: async (args) => (await import('./run-benchmark')).runBenchmark(args),
};

/** Commands that need the sources of the shell and the backend. */
const workspaceCommands = 'dev build packages compose check:hosted bench'.split(' ');

// Nothing remains of a command when the process that started it is gone; `bootstrap.mjs` gives it a group of its own.
process.once('disconnect', () => {
  console.error('The program that started this command ended, so everything of it was stopped.');
  process.kill(0, 'SIGTERM');
  setTimeout(() => process.exit(1), 2000).unref();
});
process.channel?.unref();
if (process.connected === false) process.exit(1);

const { words, notice } = resolveCommand(process.argv.slice(2));
const [name = 'start', ...args] = words;
if (notice) console.error(notice);
try {
  const command = commands[name];
  if (!command)
    throw new Error(
      `There is no command "${name}". Available: ${Object.keys(commands).join(', ')}. npm run help explains them.`,
    );
  if (isInstalled && (workspaceCommands.includes(name) || words.join() === 'keys'))
    throw new Error(
      `"${name}" needs the sources of the whole site. Run it in the repository of the shell's team.`,
    );
  requirePatchedNode(name, process.env, process.versions.node);
  const warning = findUnsignedWarning(name, process.env);
  if (warning) console.error(warning);
  await command(args);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(exitCodeOf(error));
}
