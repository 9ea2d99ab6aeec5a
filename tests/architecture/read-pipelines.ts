import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createPipelines } from '@site/cli';

export const workspace = join(__dirname, '..', '..');
export const folder = join(workspace, '.github/workflows');
const siteWorkflows = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));
/** Those of a team's own repository with the remote "academy". */
export const teamWorkflows = Object.entries(createPipelines(workspace)).map(([file, text]) => ({
  name: `team ${basename(file).replace('__name__', 'academy')}`,
  text: text.replaceAll('__name__', 'academy').replaceAll('__Name__', 'Academy'),
}));
export const workflows = [...siteWorkflows, ...teamWorkflows];
const templates = join(workspace, 'shared/cli/templates/repository');
export const teamAction = join(templates, '.github/actions/install/action.yml.txt');
export const actions = [
  { name: 'install', text: readGithub('actions/install/action.yml') },
  { name: 'team install', text: readFileSync(teamAction, 'utf8') },
];

export function jobOf(name: string, job: string): string {
  return jobsIn(workflow(name)).find((each) => each.startsWith(`${job}:`)) ?? '';
}

export function jobsIn(text: string): string[] {
  return text.split(/^ {2}(?=[\w-]+:$)/m);
}

export function workflow(name: string): string {
  return workflows.find((each) => each.name === `${name}.yml`)?.text ?? '';
}

export function readGithub(file: string): string {
  return readFileSync(join(workspace, '.github', file), 'utf8');
}
