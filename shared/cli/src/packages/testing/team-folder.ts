import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspaceRoot } from '@site/node';
import { startInstalledRegistry, startVerdaccio } from './registries';

const run = promisify(execFile);

/** Folder outside the workspace in which teams have their repositories, with the two registries that npm uses there. */
export interface TeamFolder {
  root: string;
  /** URL of the registry for the platform's packages. */
  registry: string;
  /** Variables of every command. */
  env: NodeJS.ProcessEnv;
  /** Runs a program there and returns all its output. @throws {CommandError} */
  execute(this: void, command: TeamCommand): Promise<string>;
  npm(this: void, cwd: string, ...args: string[]): Promise<string>;
  /** Runs a command of the shell's team, in this workspace or in a copy of it. */
  inWorkspace(this: void, ...args: string[]): Promise<string>;
  remove(this: void): void;
}

interface TeamCommand {
  cwd: string;
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
}

/** Failed command, with everything that it wrote. */
export class CommandError extends Error {
  constructor(
    { program, args }: TeamCommand,
    readonly exitCode: number,
    readonly output: string,
  ) {
    super(`${program} ${args.join(' ')} ended with ${exitCode}\n${output}`);
  }
}

/** Creates the folder with an empty home: commands find no configuration of this machine. */
export async function createTeamFolder(name: string): Promise<TeamFolder> {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`)));
  const platform = await startVerdaccio(root);
  const others = await startInstalledRegistry();
  const env = createEnvironment(root, { platform: platform.url, others: others.url });
  const execute = async (command: TeamCommand): Promise<string> => {
    const { cwd, program, args } = command;
    const options = { cwd, env: { ...env, ...command.env }, maxBuffer: 1 << 26 };
    const { stdout, stderr } = await run(program, args, options).catch((error: unknown) => {
      const { stdout: out, stderr: err, code } = error as ExecError;
      throw new CommandError(command, code, `${out}\n${err}`);
    });
    return stdout + stderr;
  };
  return {
    root,
    registry: platform.url,
    env,
    execute,
    npm: (cwd, ...args) => execute({ cwd, program: 'npm', args }),
    inWorkspace: (...args) =>
      execute({ cwd: workspaceRoot, program: process.execPath, args: [...WORKSPACE_CLI, ...args] }),
    remove: () => {
      platform.close();
      others.close();
      fs.rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Arguments of Node for a command of the workspace. */
export const WORKSPACE_CLI = ['--import', 'tsx', 'shared/cli/src/main.ts'];

type ExecError = { stdout: string; stderr: string; code: number };

function createEnvironment(
  root: string,
  registries: { platform: string; others: string },
): NodeJS.ProcessEnv {
  const userconfig = path.join(root, '.npmrc');
  const token = `${registries.platform.replace('http:', '')}/:_authToken=anybody`;
  fs.writeFileSync(userconfig, `@site:registry=${registries.platform}\n${token}\n`);
  return {
    PATH: process.env['PATH'],
    HOME: root,
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    SITE_DATA: path.join(root, 'data'),
    npm_config_userconfig: userconfig,
    npm_config_registry: registries.others,
    npm_config_cache: path.join(root, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
}
