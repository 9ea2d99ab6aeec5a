import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { TeamFolder } from './team-folder';

/** Entry of the changelog that comes with the next versions. */
const ENTRY = '- **ui**, major: `Symbol` is the name of `Icon`.';

/** Publishes all packages once more, with the same content and the next number. */
export function publishNextVersions({ env, registry }: TeamFolder): void {
  const draft = path.join(env['SITE_DATA'] ?? '', 'packages-draft');
  for (const name of fs.readdirSync(draft)) {
    const folder = path.join(draft, name);
    const templates = path.join(folder, 'templates');
    const manifests = fs.existsSync(templates)
      ? ['remote', 'repository'].map((each) => path.join(templates, each, 'package.json.txt'))
      : [];
    for (const file of [...manifests, path.join(folder, 'package.json')])
      change(file, (text) =>
        text.replaceAll(/(?<="version": "|"@site\/[^"]+": "\^)1\.0\.0"/g, '1.1.0"'),
      );
    change(path.join(folder, 'CHANGELOG.md'), (text) =>
      text.replace('## Next\n', `## Next\n\n${ENTRY}\n`),
    );
    execFileSync('npm', ['publish', '--registry', registry], {
      cwd: folder,
      env,
      stdio: 'pipe',
    });
  }
}

function change(file: string, edit: (text: string) => string): void {
  fs.writeFileSync(file, edit(fs.readFileSync(file, 'utf8')));
}
