import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { DEVELOPMENT_PORT_VARIABLE } from '@site/build/version';
import { appFolderOf, type AppName } from '@site/contract';
import { workspaceRoot } from '@site/node';
import { findRsbuildProgram } from '@site/release';

/** Starts the bundler's development server of an app. @param options.port of a remote */
export function spawnDevelopmentServer(
  app: AppName,
  { port, variables }: { port?: number; variables?: NodeJS.ProcessEnv },
): ChildProcess {
  const folder = appFolderOf(app);
  return spawn(process.execPath, [findRsbuildProgram(folder), 'dev'], {
    cwd: path.join(workspaceRoot, folder),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      ...variables,
      ...(port ? { [DEVELOPMENT_PORT_VARIABLE]: String(port) } : {}),
    },
  });
}
