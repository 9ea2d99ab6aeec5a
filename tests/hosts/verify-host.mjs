// After a deploy: does the static host answer as the site's rules say? It asks for every page and file, for
// addresses that moved and for one that is missing, for a minute at most, because a deploy takes a while to
// arrive everywhere. Usage: node tests/hosts/verify-host.mjs https://site.example public/headers.json
import { readFileSync } from 'node:fs';

const [site, file] = process.argv.slice(2);
if (!site || !file) stop('Say which site to look at and where its headers.json is.');
const { rules, redirects } = JSON.parse(readFileSync(file, 'utf8'));
const addresses = rules
  .filter(({ path, isPattern }) => isPattern || !path.endsWith('*'))
  .map(({ path }) => addressOf(path));
const moved = Object.entries(redirects);
const spellings = [
  moved.find(([written]) => written === written.toUpperCase()),
  moved.find(([written]) => /[:*]/.test(written) && !written.endsWith('/')),
].filter((spelling) => spelling !== undefined);

const deadline = Date.now() + Number(process.env.LOOK_SECONDS ?? 60) * 1000;
let faults = await verifyHost();
while (faults.length > 0 && Date.now() < deadline) {
  await new Promise((resolve) => setTimeout(resolve, 3000));
  faults = await verifyHost();
}
if (faults.length > 0) stop(faults.join('\n'));
console.log(
  `${site} answers as its rules say: ${addresses.length} addresses, redirects, not found.`,
);

async function verifyHost() {
  const verified = [
    ...addresses.map((address) => verifyAddress(address, 200)),
    verifyAddress('/not-a-page-of-this-site', 404),
    ...spellings.map(verifyRedirect),
    verifyPrivateFiles(),
  ];
  return (await Promise.all(verified)).flat();
}

/** Source maps are in the store beside the files of a version, and no origin of a remote may serve them. */
async function verifyPrivateFiles() {
  const answer = await sendRequest('/registry.json');
  const remotes = answer.status === 200 ? Object.values((await answer.json()).remotes) : [];
  const found = remotes.map(async ({ live: { base, entry } }) => {
    const map = `${base.replace(/web\/$/, 'maps/')}${entry.file}.map`;
    const { status } = await sendRequest(map);
    return status === 200 ? [`${map} is public, and names source files. Serve web/ only.`] : [];
  });
  return (await Promise.all(found)).flat();
}

async function verifyAddress(address, status) {
  const answer = await sendRequest(address);
  if (answer.status !== status)
    return [`${address} answers ${answer.status} instead of ${status}.`];
  const wrong = Object.entries(headersAt(address)).filter(
    ([name, value]) => answer.headers.get(name) !== value,
  );
  return wrong.map(
    ([name, value]) =>
      `${address} answers with "${name}: ${answer.headers.get(name)}" instead of "${value}".`,
  );
}

async function verifyRedirect([written, target]) {
  const [from, to] = [addressOf(written), addressOf(target)];
  const { status, headers } = await sendRequest(from);
  const location = headers.get('location');
  const leads = location && new URL(location, site).pathname === to;
  return status === 301 && leads
    ? []
    : [`${from} answers ${status} and leads to ${location}, not ${to}.`];
}

/** A pattern with sample values, as in `exampleAddressOf`: this runs without the packages of the workspace. */
function addressOf(path) {
  return path.replaceAll(/:\w+|\*$/g, 'example');
}

/** Headers of all rules that match, of which later ones win. */
function headersAt(address) {
  const matching = rules.filter(({ path }) => {
    const source = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
    return new RegExp(`^${source}$`).test(address);
  });
  return Object.assign({}, ...matching.map(({ headers }) => headers));
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
