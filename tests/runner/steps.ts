import { forgetOutcomes } from '../composition/faults/fault-table';
import { countOne, type Counts } from './counts';
import { readyEngines } from './engines';
import { readyChromium } from './headless-shell';
import { readyHosts } from './hosts';
import { installOfficeOnBuildServers } from './office';
import { installPostgresOnBuildServers } from './postgres';
import { checkTypes, runJest, runTool, type Place } from './run-tool';
import { runBrowser, runHosts, runSite, type BrowserOptions } from './run-site';

export interface Step {
  name: string;
  /** Takes longer than anybody waits for: `npm test` leaves it out, `npm run test:long` runs it. */
  isLong?: true;
  /** Does not ask the running site: it goes on beside the steps that do, which leave half of a machine idle. */
  isApart?: true;
  /** Installs what it needs. Every step does so before the first begins: two installations at once lock each other out. */
  prepare?(): void;
  run(place: Place): Promise<Counts>;
}

const database = {
  isApart: true,
  prepare: () => {
    installOfficeOnBuildServers();
    installPostgresOnBuildServers();
  },
} as const;

/** A project of the browser tests, which has the step's name. */
function browserStep(name: string, options: BrowserOptions = {}): Step {
  return { name, prepare: readyChromium, run: (place) => runBrowser(name, place, options) };
}

function engineStep(name: string): Step {
  const prepare = () => {
    readyChromium();
    readyEngines();
  };
  return { ...browserStep(name, { workers: 3 }), prepare };
}

/**
 * In the order in which they run, those that are apart and the others. What is quick and says most comes first, and
 * what does one thing after the other comes early, where others beside it use the rest of the machine.
 */
export const steps: Step[] = [
  {
    name: 'format',
    isApart: true,
    run: async (place) =>
      countOne(await runTool('prettier', ['--check', '--log-level=warn', '.'], place)),
  },
  {
    name: 'lint',
    isApart: true,
    run: async (place) =>
      countOne(await runTool('oxlint', ['--type-aware', '--deny-warnings'], place)),
  },
  {
    name: 'types',
    isApart: true,
    run: checkTypes,
  },
  {
    name: 'unused',
    isApart: true,
    run: async (place) => countOne(await runTool('knip', [], place)),
  },
  {
    name: 'unit',
    isApart: true,
    prepare: installOfficeOnBuildServers,
    run: (place) => runJest(place, {}),
  },
  {
    name: 'database',
    ...database,
    // The backend's tests, and whatever else takes long: on a busy machine as long as all the others together.
    run: (place) => runJest(place, { SLOW: '1' }, { limitMinutes: 50 }),
  },
  {
    name: 'build',
    // The gate opens every page in a browser before it goes live.
    prepare: readyChromium,
    run: async (place) => countOne(await runSite('build', place)),
  },
  browserStep('composition'),
  browserStep('faults', { workers: 4 }),
  { name: 'hosts', prepare: readyHosts, run: runHosts },
  engineStep('engines'),
  browserStep('quality', { workers: 3 }),
  browserStep('journeys', { workers: 3 }),
  { ...browserStep('journeys-long', { limitMinutes: 60 }), isLong: true },
  { ...browserStep('quality-long'), isLong: true },
  { ...browserStep('composition-long'), isLong: true },
  { ...engineStep('engines-long'), isLong: true },
  {
    name: 'faults-long',
    isLong: true,
    prepare: readyChromium,
    run: (place) => {
      forgetOutcomes();
      return runBrowser('faults-long', place, { workers: 4, limitMinutes: 90 });
    },
  },
  {
    name: 'database-long',
    isLong: true,
    ...database,
    // The same tests as `database`, with every moment, sequence, theme and request that they know.
    run: (place) => runJest(place, { SLOW: '1', LONG: '1' }, { limitMinutes: 180 }),
  },
];
