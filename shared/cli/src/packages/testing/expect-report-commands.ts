import { decode } from '@jridgewell/sourcemap-codec';
import type { RemoteName } from '@site/contract';
import { readLiveState } from '@site/store';
import type { LiveSite } from './live-site';

const ACADEMY = 'academy' as string as RemoteName;

/** Runs the commands that read what browsers reported, in the repository of a team whose canary is active. */
export async function expectReportCommands(site: LiveSite, team: string): Promise<void> {
  const health = await site.npm(team, 'run', 'releases', '--', '--health');
  expect(health).toContain('No browser has reported anything within the last hour.');
  const outcome = await site.npm(team, 'run', 'release', '--', '--canaries');
  expect(outcome).toContain('The canary stays: there are too few loads to judge it');
  const unknown = site.npm(team, 'run', 'releases', '--', '--error', '7KQ2MX');
  await expect(unknown).rejects.toThrow('No report of the last thirty days has the id "7KQ2MX".');
  const { built, source } = await findCatalogue(site);
  expect(await site.npm(team, 'run', 'releases', '--', '--error', built)).toContain(source);
}

/** Finds the first place of the catalogue in a script of the canary, and in its source. */
async function findCatalogue({ store }: LiveSite): Promise<{ built: string; source: string }> {
  const { [ACADEMY]: academy } = (await readLiveState(store)).units;
  const version = academy?.canary?.version ?? '';
  const folder = `apps/academy/${version}/maps/`;
  for (const key of await store.list(folder)) {
    const place = findPlace((await store.read(key))?.content.toString('utf8') ?? '');
    if (!place) continue;
    const script = key.slice(folder.length, -'.map'.length);
    return {
      built: `academy_${version}/${script}:${place.built}`,
      source: `remotes/academy/src/${CATALOGUE}:${place.source} (version ${version}`,
    };
  }
  throw new Error(`No source map of academy ${version} contains the catalogue.`);
}

const CATALOGUE = 'pages/catalogue.tsx';

/** Line and column, each from 1. */
function findPlace(text: string): { built: string; source: string } | undefined {
  const { mappings, sources }: { mappings: string; sources: string[] } = JSON.parse(text);
  const catalogue = sources.findIndex((source) => source.endsWith(CATALOGUE));
  for (const [index, segments] of decode(mappings).entries()) {
    const segment = segments.find(([, source]) => source === catalogue);
    const [column, , line, sourceColumn] = segment ?? [];
    if (column !== undefined && line !== undefined && sourceColumn !== undefined)
      return {
        built: `${index + 1}:${column + 1}`,
        source: `${line + 1}:${sourceColumn + 1}`,
      };
  }
  return undefined;
}
