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
  const packageFile = createRequire(path.join(cwd, 'package.json')).resolve(
    '@rsbuild/core/package.json',
  );
  const bin = path.join(path.dirname(packageFile), 'bin', 'rsbuild.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [bin, 'build'],
      { cwd, env, maxBuffer: 1 << 24 },
      (error, stdout, stderr) => {
        if (error)
          reject(
            new Error(
              `The build of ${app} failed; what is live stays as it is.\n${stdout}${stderr}`,
            ),
          );
        else resolve();
      },
    );
  });
}
