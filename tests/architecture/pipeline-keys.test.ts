/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { actions, jobOf, jobsIn, workflows, workspace } from './read-pipelines';

const PATCHED_NODE = /^24\.(22\.[1-9]\d*|(2[3-9]|[3-9]\d)\.\d+)\n$/;
const HOST_TOKENS = ['CLOUDFLARE_API_TOKEN', 'NETLIFY_AUTH_TOKEN'];
const BUCKET = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

test('Every job has a supported Node with its security fixes', () => {
  expect(readFileSync(join(workspace, '.nvmrc'), 'utf8')).toMatch(PATCHED_NODE);
  const texts = [...workflows, ...actions].map(({ text }) => text);
  const versions = texts.flatMap((text) => text.match(/node-version.*/g) ?? []);
  expect(versions.length).toBeGreaterThan(2);
  for (const version of versions)
    expect(version).toMatch(/^node-version(-file: \.nvmrc|: \^24\.22\.1)$/);
  const setups = texts.flatMap((text) => text.match(/uses: actions\/setup-node/g) ?? []);
  expect(setups).toHaveLength(versions.length);
});

test('Each job holds the keys of this table and no other', () => {
  const held = workflows.flatMap(({ name, text }) =>
    jobsIn(text).flatMap((job) => {
      const keys = [...job.matchAll(/secrets\.(\w+)/g)].map(([, key]) => key);
      return keys.length > 0
        ? [
            [
              `${name} ${job.split(':')[0]}`,
              [...new Set(keys)].toSorted((one = '', other = '') => one.localeCompare(other)),
            ],
          ]
        : [];
    }),
  );
  const preview = [...BUCKET, 'AWS_SESSION_TOKEN', 'SITE_REPOSITORY_TOKEN', 'SITE_SIGNING_KEY'];
  const ship = [...preview, 'RELEASE_WEBHOOK'].toSorted();
  expect(Object.fromEntries(held)).toEqual({
    'app.yml preview': preview,
    'app.yml ship': ship,
    'deploy.yml export': BUCKET,
    'deploy.yml deploy': HOST_TOKENS,
    'preview.yml compose': BUCKET,
    'preview-host.yml deploy': HOST_TOKENS,
    'preview-host.yml remove': HOST_TOKENS,
    'site.yml render': BUCKET,
    'site.yml compose': [...BUCKET, 'RELEASE_WEBHOOK', 'SITE_SIGNING_KEY'],
    'site.yml judge': [...BUCKET, 'RELEASE_WEBHOOK', 'SITE_REPORTS_KEY', 'SITE_SIGNING_KEY'],
    'team app.yml preview': preview,
    'team app.yml ship': ship,
  });
});

test('Code of apps runs where credentials only read, and the jobs behind take files', () => {
  for (const job of [jobOf('deploy', 'export'), jobOf('site', 'render')])
    expect(job).toContain('environment: static-host');
  expect(jobOf('site', 'render')).toContain('SITE_RENDERS_TO: rendered');
  expect(jobOf('site', 'render')).toContain('--render-only');
  expect(jobOf('site', 'compose')).toContain('SITE_RENDERS_FROM: rendered');
  expect(jobOf('site', 'compose')).toContain('needs: render');
  const deploy = jobOf('deploy', 'deploy');
  expect(deploy).toContain('needs: export');
  expect(deploy).not.toMatch(/npm (run|test)|actions\/install/);
  for (const app of ['app', 'team app']) expect(jobOf(app, 'check')).not.toContain('secrets.');
});
