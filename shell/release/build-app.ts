import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sourceVersion } from '@site/build/source-version';
import { workspaceRoot } from './workspace';

/**
 * Builds an app unless its `dist` already holds this version of the sources.
 * @param app folder relative to the workspace: 'shell', 'remotes/marketing'
 * @returns the version, a hash of the sources
 */
export async function buildApp(app: string): Promise<string> {
  const version = sourceVersion(app);
  const stamp = path.join(workspaceRoot, app, 'dist', 'version.txt');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === version) return version;
  fs.rmSync(stamp, { force: true });
  await runRsbuild(app);
  // Node takes the CommonJS build for a module otherwise, because the package says "module".
  fs.writeFileSync(
    path.join(workspaceRoot, app, 'dist', 'node', 'package.json'),
    '{ "type": "commonjs" }\n',
  );
  fs.writeFileSync(stamp, version);
  return version;
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
