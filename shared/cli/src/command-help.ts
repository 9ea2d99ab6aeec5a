/** Every act on a site, in the order in which a person first needs it, with an example. */
const COMMANDS: readonly (readonly [act: string, example: string])[] = [
  ['start the site, with a database and a mailbox', 'npm start'],
  ['develop one remote inside the released site', 'npm run dev -- marketing'],
  ['create a remote', 'npm run create -- remote academy'],
  ['check what was changed', 'npm test -- --changed'],
  ['preview a version that visitors do not get', 'npm run preview -- marketing'],
  ['release a version to all visitors, or to a share', 'npm run release -- marketing --percent 10'],
  ['release the version of the share to all visitors', 'npm run release -- marketing --canary'],
  ['roll back', 'npm run rollback -- marketing --reason "Wrong price"'],
  ['list what is live and what was decided, or check it', 'npm run releases -- --check'],
  ['compose: export, approve proposals, or repair', 'npm run compose -- --out folder'],
  ['change remotes and their settings', 'npm run remotes -- set academy catalogue on'],
  ['create, add and revoke keys that sign versions', 'npm run keys -- create'],
];

/** Describes the commands, one line for each. */
export function describeCommands(): string {
  const width = Math.max(...COMMANDS.map(([act]) => act.length));
  const lines = COMMANDS.map(([act, example]) => `${act.padEnd(width)}  ${example}`);
  return [...lines, '', 'More: docs/how-to/release-and-roll-back.md'].join('\n');
}
