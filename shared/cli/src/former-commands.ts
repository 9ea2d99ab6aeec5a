/** Former names of commands, by what they are now. They work for one version; `sign` keeps what signs a version. */
const FORMER_COMMANDS: Record<string, (args: string[]) => string[] | undefined> = {
  publish: (args) => ['preview', ...args],
  canary: (args) => ['release', '--canaries', ...args],
  promote: (args) => ['release', ...args, '--canary'],
  sign: ([act = '', ...args]) => {
    if (act === 'rotate' && args[0] === 'settings') return ['keys', 'rotate'];
    return FORMER_ACTS_OF_SIGN[act]?.concat(args);
  },
};

const FORMER_ACTS_OF_SIGN: Record<string, string[]> = {
  key: ['keys', 'create'],
  settings: ['stage', 'settings'],
  rotate: ['keys', 'add'],
  revoke: ['keys', 'revoke'],
};

/** Returns a command by its name of today, with a sentence about it if it was called by a former one. */
export function resolveCommand(words: string[]): { words: string[]; notice?: string } {
  const [name = '', ...args] = words;
  const today = FORMER_COMMANDS[name]?.(args);
  if (!today) return { words };
  const [command, ...rest] = today;
  const said = ['npm', 'run', ...words.slice(0, 1), ...(args[0] ? ['--', args[0]] : [])].join(' ');
  const now = ['npm', 'run', command, ...(rest.length > 0 ? ['--', ...rest] : [])].join(' ');
  return { words: today, notice: `${said} is ${now} now, and does the same.` };
}
