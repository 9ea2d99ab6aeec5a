import fs from 'node:fs';
import path from 'node:path';
import { listFiles, workspaceRoot } from '@site/node';

/** Folders of files with `__name__` in place of the remote's name. Their ending keeps tools of this workspace away. */
const templates = path.resolve(import.meta.dirname, '../../templates');

type Files = Record<string, string>;

/** Creates all files of a new remote in this workspace, by path. */
export function createRemoteFiles(name: string): Files {
  return {
    ...fillTemplate('remote', name, `remotes/${name}/`),
    [`.github/workflows/${name}.yml`]: pipeline(name),
  };
}

/** Creates all files of a repository with one remote, by path: the same remote, and what the workspace has here. */
export function createRepositoryFiles(name: string): Files {
  return {
    ...fillTemplate('repository', name, ''),
    ...fillTemplate('remote', name, `remotes/${name}/`),
  };
}

function fillTemplate(template: string, name: string, target: string): Files {
  const folder = path.join(templates, template);
  const files = listFiles(folder).map((file): [string, string] => [
    target + fill(file.replace(/\.txt$/, ''), name),
    fill(fs.readFileSync(path.join(folder, file), 'utf8'), name),
  ]);
  return Object.fromEntries(files);
}

function fill(text: string, name: string): string {
  return text.replaceAll('__name__', name).replaceAll('__Name__', capitalize(name));
}

/** Derives the pipeline from the account's. */
function pipeline(name: string): string {
  const account = fs.readFileSync(
    path.join(workspaceRoot, '.github/workflows/account.yml'),
    'utf8',
  );
  return account.replaceAll('account', name).replaceAll('Account', capitalize(name));
}

function capitalize(name: string): string {
  return name[0]?.toUpperCase() + name.slice(1);
}
