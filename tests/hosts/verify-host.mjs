// After a deploy: does the static host answer as the site's rules say? It asks for every page and file, for one
// address that moved and for one that is missing, for a minute at most, because a deploy takes a while to
// arrive everywhere. Usage: node tests/hosts/verify-host.mjs https://site.example public/headers.json
import { readFileSync } from 'node:fs';

const [site, file] = process.argv.slice(2);
if (!site || !file) stop('Say which site to look at and where its headers.json is.');
const { rules, redirects } = JSON.parse(readFileSync(file, 'utf8'));
const everywhere = rules.find(({ path }) => path === '/*').headers;
const exact = rules.filter(({ path }) => !path.endsWith('*'));
const [from, to] = Object.entries(redirects).find(([written]) => written === written.toUpperCase());

const deadline = Date.now() + Number(process.env.LOOK_SECONDS ?? 60) * 1000;
let faults = await verifyHost();
while (faults.length > 0 && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  faults = await verifyHost();
}
if (faults.length > 0) stop(faults.join('\n'));
console.log(`${site} answers as its rules say: ${exact.length} addresses, redirects, not found.`);

async function verifyHost() {
  const pages = exact.map(({ path, headers }) =>
    verifyPath(path, 200, { ...everywhere, ...headers }),
  );
  const missing = verifyPath('/not-a-page-of-this-site', 404, { ...everywhere });
  return (await Promise.all([...pages, missing, verifyRedirect()])).flat();
}

async function verifyPath(path, status, headers) {
  const answer = await sendRequest(path);
  if (answer.status !== status) return [`${path} answers ${answer.status} instead of ${status}.`];
  const wrong = Object.entries(headers).filter(
    ([name, value]) => answer.headers.get(name) !== value,
  );
  return wrong.map(
    ([name, value]) =>
      `${path} answers with "${name}: ${answer.headers.get(name)}" instead of "${value}".`,
  );
}

async function verifyRedirect() {
  const { status, headers } = await sendRequest(from);
  const location = headers.get('location');
  const leads = location && new URL(location, site).pathname === to;
  return status === 301 && leads
    ? []
    : [`${from} answers ${status} and leads to ${location}, not ${to}.`];
}

async function sendRequest(path) {
  try {
    return await fetch(new URL(path, site), { redirect: 'manual' });
  } catch (error) {
    return { status: `nothing (${error.cause?.code ?? error.message})`, headers: new Headers() };
  }
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
