import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AppName } from '@site/contract';
import { sourceVersion } from '@site/build/source-version';
import { workspaceRoot } from '../store/workspace';

export async function buildApp(name: AppName): Promise<{ version: string; folder: string }> {
  const app = name === 'shell' ? 'shell' : `remotes/${name}`;
  const version = sourceVersion(app);
  const folder = path.join(workspaceRoot, app, 'dist');
  const stamp = path.join(folder, 'version.txt');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version)
    return { version, folder };
  fs.rmSync(stamp, { force: true });
  await runRsbuild(app);
  fs.writeFileSync(path.join(folder, 'node', 'package.json'), '{ "type": "commonjs" }\n');
  fs.writeFileSync(stamp, version);
  return { version, folder };
}

function runRsbuild(app: string): Promise<void> {
  const cwd = path.join(workspaceRoot, app);
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [rsbuildBin(app), 'build'],
      { cwd, env, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => {
        if (error) {
          const reason = `The build of ${app} failed; what is live stays as it is.`;
          reject(new Error(`${reason}\n${stdout}${stderr}`));
        } else resolve();
      },
    );
  });
}

/** The command-line program of rsbuild, as the app itself has it installed. */
export function rsbuildBin(app: string): string {
  const resolve = createRequire(path.join(workspaceRoot, app, 'package.json')).resolve;
  return path.join(path.dirname(resolve('@rsbuild/core/package.json')), 'bin', 'rsbuild.js');
}
