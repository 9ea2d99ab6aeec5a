import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/build/version';
import { workspaceRoot } from '@site/store';

/** Files of a new remote with `__name__` in place of its name. Their ending keeps tools of this workspace away. */
const templates = path.resolve(import.meta.dirname, '../../templates/remote');

/** Creates all files of a new remote, by path in the workspace. */
export function createRemoteFiles(name: string): Record<string, string> {
  const Name = name[0]?.toUpperCase() + name.slice(1);
  const fill = (text: string) => text.replaceAll('__name__', name).replaceAll('__Name__', Name);
  const files = listFiles(templates).map(
    (file) =>
      [
        `remotes/${name}/${fill(file.replace(/\.txt$/, ''))}`,
        fill(fs.readFileSync(path.join(templates, file), 'utf8')),
      ] as const,
  );
  return {
    ...Object.fromEntries(files),
    [`.github/workflows/${name}.yml`]: pipeline(name, Name),
  };
}

/** Derives the pipeline from the account's. */
function pipeline(name: string, Name: string): string {
  const account = fs.readFileSync(
    path.join(workspaceRoot, '.github/workflows/account.yml'),
    'utf8',
  );
  return account.replaceAll('account', name).replaceAll('Account', Name);
}
