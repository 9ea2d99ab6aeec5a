/** @jest-environment node */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startHttpServer } from '@site/node';
import { jobOf, jobsIn, workflow, workspace } from './read-pipelines';

const gitlab = readFileSync(join(workspace, '.gitlab-ci.yml'), 'utf8');
const gitlabJob = (name: string) =>
  gitlab.split(/^(?=[\w-]+:)/m).find((job) => job.startsWith(`${name}:`)) ?? '';
const PREVIEW = 'npm run preview -- --out public --url "$URL"';

describe('The preview of a pull request on GitHub', () => {
  test('It is of all apps, of a branch of this repository, and asks one approval', () => {
    expect(jobOf('preview', 'build')).toContain('head.repo.full_name == github.repository');
    expect(jobOf('preview', 'build')).toContain('run: npm run build\n');
    expect(jobOf('preview', 'compose')).toContain(`run: ${PREVIEW}\n`);
    const environments = [...jobsIn(workflow('preview')), ...jobsIn(workflow('preview-host'))]
      .flatMap((job) => /^ {4}environment:\s+(?:name: )?(.+)$/m.exec(job)?.[1] ?? [])
      .toSorted();
    // `static-host` has no reviewers, and admits the main branch only.
    expect(environments).toEqual(['preview-site', 'static-host', 'static-host']);
  });

  test('The token of the host is beside no code of the pull request', () => {
    expect(workflow('preview')).not.toMatch(/CLOUDFLARE|NETLIFY/);
    const host = workflow('preview-host');
    expect(host).toMatch(/on:\n {2}workflow_run:[^]*pull_request_target:\n {4}types: \[closed\]\n/);
    // Without `ref` a checkout is of the main branch in both events.
    expect(host).not.toMatch(/\bref:|actions\/install|npm (run|test)/);
    for (const run of host.match(/^ +node \.github.*|run: (?!\|).*/gm) ?? [])
      expect(run).toMatch(/npm ci --ignore-scripts|node \.github\/deploy\/preview\.mjs/);
  });

  test('It is removed when the pull request is closed, and not deployed after that', () => {
    const [deploy, remove] = [jobOf('preview-host', 'deploy'), jobOf('preview-host', 'remove')];
    expect(remove).toContain('run: node .github/deploy/preview.mjs remove "pr-$NUMBER"');
    expect(remove).toContain("if: github.event_name == 'pull_request_target'");
    expect(deploy).toContain('--jq .state)" = open ]');
    const groups = [deploy, remove].map((job) => /group: (preview-host-)/.exec(job)?.[1]);
    expect(groups).toEqual(['preview-host-', 'preview-host-']);
    expect(workflow('preview-host')).not.toContain('cancel-in-progress: true');
  });
});

describe('The preview of a merge request on GitLab', () => {
  test('Its jobs run the commands of GitHub’s, with the same Node', () => {
    const node = readFileSync(join(workspace, '.nvmrc'), 'utf8').trim();
    expect(gitlab).toContain(`image: node:${node}-bookworm\n`);
    expect(gitlab).toContain('$CI_PIPELINE_SOURCE == "merge_request_event"');
    expect(gitlabJob('build')).toContain('- npm run build\n');
    expect(gitlabJob('compose')).toContain(`- ${PREVIEW}\n`);
    expect(gitlabJob('compose')).toContain('when: manual\n  allow_failure: false\n');
    const name = '"mr-$CI_MERGE_REQUEST_IID"';
    expect(gitlabJob('deploy')).toContain(`preview.mjs deploy ${name} public\n`);
    expect(gitlabJob('remove')).toContain(`preview.mjs remove ${name}\n`);
  });

  test('GitLab stops its environment with the job that removes it', () => {
    const environment = '    name: preview/$CI_MERGE_REQUEST_IID\n';
    for (const job of ['compose', 'deploy', 'remove'])
      expect(gitlabJob(job)).toContain(environment);
    expect(gitlabJob('deploy')).toContain('    on_stop: remove\n');
    const remove = gitlabJob('remove');
    expect(remove).toContain('    action: stop\n');
    // A job that waits for others, or that blocks the pipeline, would not be started.
    expect(remove).toContain('needs: []\n  when: manual\n  allow_failure: true\n');
  });
});

describe('The removal of a preview', () => {
  test.each([
    ['cloudflare', '/accounts/1/pages/projects/site/deployments'],
    ['netlify', '/sites/1/deploys'],
  ])('On %s each deployment of its name goes, on all pages, and no other', async (host, list) => {
    const deployments = Array.from({ length: 120 }, (_, index) => ({
      id: `${index}`,
      name: index % 2 === 0 ? 'pr-12' : 'pr-1',
    }));
    const removed: string[] = [];
    const server = await startHttpServer({
      port: 0,
      handle: (request, response) => {
        const url = new URL(request.url ?? '', 'http://localhost');
        if (request.headers.authorization !== 'Bearer token') response.writeHead(403).end();
        else if (request.method === 'DELETE') {
          removed.push(url.pathname + url.search);
          response.end('{}');
        } else if (url.pathname === list) response.end(JSON.stringify(answer(host, url)));
        else response.writeHead(404).end();
      },
    });
    const answer = (name: string, { searchParams }: URL) => {
      const [page, size] = [searchParams.get('page'), searchParams.get('per_page')].map(Number);
      const shown = deployments.slice(((page ?? 1) - 1) * (size ?? 0), (page ?? 1) * (size ?? 0));
      return name === 'netlify'
        ? shown.map(({ id, name: branch }) => ({ id, branch }))
        : {
            result: shown.map(({ id, name: branch }) => ({
              id,
              deployment_trigger: { metadata: { branch } },
            })),
          };
    };
    const { code, output } = await runScript(['remove', 'pr-12'], {
      STATIC_HOST: host,
      HOST_API: server.url,
      CLOUDFLARE_ACCOUNT_ID: '1',
      CLOUDFLARE_PROJECT: 'site',
      CLOUDFLARE_API_TOKEN: 'token',
      NETLIFY_SITE_ID: '1',
      NETLIFY_AUTH_TOKEN: 'token',
    });
    await server.close();
    expect(output).toBe('60 deployments of pr-12 are removed.\n');
    expect(code).toBe(0);
    const own = deployments.filter(({ name }) => name === 'pr-12');
    expect(removed).toEqual(
      own.map(({ id }) => (host === 'netlify' ? `/deploys/${id}` : `${list}/${id}?force=true`)),
    );
  });

  test.each([
    [['remove', 'main'], { STATIC_HOST: 'netlify' }, '"main" is no name of a preview'],
    [['remove', 'pr-12'], {}, 'Previews need a host'],
    [['deploy', 'pr-12'], { STATIC_HOST: 'netlify' }, 'Say what to do'],
  ])('%j is refused: nothing else is deployed or removed', async (args, env, sentence) => {
    const { code, output } = await runScript(args, env);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
  });
});

function runScript(args: string[], env: Record<string, string>) {
  const script = join(workspace, '.github/deploy/preview.mjs');
  const child = spawn(process.execPath, [script, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  );
}
