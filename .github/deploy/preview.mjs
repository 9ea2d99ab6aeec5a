// Takes the preview of a pull request to the static host, under a name of its own, and removes it from there:
//   node .github/deploy/preview.mjs deploy pr-12 public
//   node .github/deploy/preview.mjs remove pr-12
// It reads the variables of the pipelines (docs/go-live.md) and runs no code of apps.
import { execFileSync } from 'node:child_process';
import path from 'node:path';

const [action, name, folder] = process.argv.slice(2);
const { env } = process;
if (!/^[a-z]{2}-\d+$/.test(name ?? '')) stop(`"${name}" is no name of a preview, such as pr-12.`);
const host = createHost();
if (action === 'deploy' && folder) host.deploy();
else if (action === 'remove') await remove();
else stop('Say what to do: deploy pr-12 public, or remove pr-12.');

function createHost() {
  if (env.STATIC_HOST === 'cloudflare') return createCloudflare();
  if (env.STATIC_HOST === 'netlify') return createNetlify();
  return stop(`Previews need a host: STATIC_HOST is "${env.STATIC_HOST ?? ''}".`);
}

function createCloudflare() {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_PROJECT: project } = env;
  const api = env.HOST_API ?? 'https://api.cloudflare.com/client/v4';
  const deployments = `${api}/accounts/${account}/pages/projects/${project}/deployments`;
  return {
    token: env.CLOUDFLARE_API_TOKEN,
    deploy: () =>
      run('wrangler', 'pages', 'deploy', folder, '--project-name', project, '--branch', name),
    pageUrl: (page) => `${deployments}?env=preview&per_page=25&page=${page}`,
    listIds: ({ result }) =>
      result
        .filter(({ deployment_trigger: { metadata } }) => metadata.branch === name)
        .map(({ id }) => id),
    isLast: ({ result }) => result.length < 25,
    // Without `force` the host keeps what its name leads to.
    urlOf: (id) => `${deployments}/${id}?force=true`,
  };
}

function createNetlify() {
  const api = env.HOST_API ?? 'https://api.netlify.com/api/v1';
  const { NETLIFY_SITE_ID: site } = env;
  return {
    token: env.NETLIFY_AUTH_TOKEN,
    deploy: () => run('netlify', 'deploy', '--no-build', '--dir', folder, '--alias', name),
    pageUrl: (page) => `${api}/sites/${site}/deploys?branch=${name}&per_page=100&page=${page}`,
    listIds: (deploys) => deploys.filter(({ branch }) => branch === name).map(({ id }) => id),
    isLast: (deploys) => deploys.length < 100,
    urlOf: (id) => `${api}/deploys/${id}`,
  };
}

function run(program, ...args) {
  const file = path.join(import.meta.dirname, env.STATIC_HOST, 'node_modules/.bin', program);
  execFileSync(file, args, { stdio: 'inherit' });
}

async function remove() {
  const ids = [];
  for (let page = 1; ; page += 1) {
    const answer = await (await send('GET', host.pageUrl(page))).json();
    ids.push(...host.listIds(answer));
    if (host.isLast(answer)) break;
  }
  for (const id of ids) await send('DELETE', host.urlOf(id));
  process.stdout.write(`${ids.length} deployments of ${name} are removed.\n`);
}

async function send(method, url) {
  const response = await fetch(url, { method, headers: { Authorization: `Bearer ${host.token}` } });
  if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
  return stop(`${method} ${url} answers ${response.status}; start this job again.`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
