import { clearCaseResults } from '../composition/faults/fault-table';
import { programs, type Program } from './programs';
import { resultOfExit, type StepResult } from './results';
import { runElsewhere } from './run-elsewhere';
import { runBrowser, runHosts, runSite } from './run-site';
import { checkTypes, runJest, runTool, type RunContext, type Tier } from './run-tool';

export interface Step {
  name: string;
  tier: Tier;
  programs: readonly Program[];
  /** Seconds on two quiet cores; the time that is left is estimated with it. */
  seconds: number;
  /** Keeps one core busy, so another such step runs beside it. */
  usesOneCore?: true;
  /** Builds what is live or replaces it, so one such step runs at a time. */
  changesSite?: true;
  /** Is skipped where there is no Chromium; the other steps skip the tests that need it. */
  requiresBrowser?: true;
  run(context: RunContext): Promise<StepResult>;
}

const { headlessShell, wholeChromium, firefox, webkit, codecs, nginx, office, poppler, postgres } =
  programs;
const engines = [headlessShell, firefox, webkit, codecs];
const backends = [headlessShell, office, poppler, postgres];

/** Advice for checks that fail, by their names. */
const waysOut: Record<string, string> = {
  format: 'Run npx oxfmt.',
  lint: 'CONTRIBUTING.md says under Limits what to do about a file or function that is too large.',
  unused: 'Remove what nothing uses.',
  api: 'Run npm run api, and read what changes for the teams that use it.',
};

const oneCore = { usesOneCore: true } as const;

/** In the order in which they begin, those that use one core first. */
export const steps: Step[] = [
  checkStep('format', 1, 'oxfmt', ['--check']),
  {
    name: 'build',
    tier: 'quick',
    seconds: 30,
    programs: [],
    ...oneCore,
    changesSite: true,
    run: async (context) => resultOfExit(await runSite('build', context)),
  },
  checkStep('lint', 45, 'oxlint', ['--type-aware', '--deny-warnings']),
  { ...browserStep('composition', 'quick', 120), ...oneCore, changesSite: true },
  { name: 'types', tier: 'quick', programs: [], seconds: 60, ...oneCore, run: checkTypes },
  checkStep('unused', 15, 'knip', []),
  jestStep('unit', 'quick', 300, [headlessShell]),
  browserStep('faults', 'quick', 45),
  browserStep('quality', 'quick', 150, [headlessShell, wholeChromium]),
  browserStep('journeys', 'quick', 160),
  { ...checkStep('api', 20, 'tsx', ['tests/architecture/api-reports.ts']), tier: 'slow' },
  { ...browserStep('composition-slow', 'slow', 800), ...oneCore, changesSite: true },
  ...[1, 2, 3].map(slowUnitStep),
  {
    name: 'elsewhere',
    tier: 'slow',
    seconds: 200,
    programs: [headlessShell],
    ...oneCore,
    run: runElsewhere,
  },
  browserStep('faults-slow', 'slow', 40),
  browserStep('quality-slow', 'slow', 400, [headlessShell, wholeChromium]),
  browserStep('journeys-slow', 'slow', 850),
  {
    name: 'hosts',
    tier: 'slow',
    seconds: 60,
    programs: [headlessShell, nginx],
    requiresBrowser: true,
    run: runHosts,
  },
  browserStep('engines', 'slow', 450, engines),
  jestStep('unit-long', 'long', 3600, backends),
  browserStep('composition-long', 'long', 600),
  browserStep('quality-long', 'long', 600, [headlessShell, wholeChromium]),
  browserStep('journeys-long', 'long', 600),
  browserStep('engines-long', 'long', 600, engines),
  browserStep('pictures', 'named', 120),
  browserStep('film', 'named', 60),
  {
    name: 'faults-long',
    tier: 'long',
    seconds: 1800,
    programs: [headlessShell],
    requiresBrowser: true,
    run: (context) => {
      clearCaseResults();
      return runBrowser('faults-long', context);
    },
  },
];

function checkStep(name: string, seconds: number, tool: string, args: string[]): Step {
  const run = async ({ filePatterns = [], workers }: RunContext) => {
    // The type-aware rules are a Go program, which checks more than once what its threads share.
    const env = { GOMAXPROCS: String(workers) };
    return resultOfExit(await runTool(tool, [...args, ...filePatterns], { env }), waysOut[name]);
  };
  return { name, tier: 'quick', programs: [], seconds, ...oneCore, run };
}

function jestStep(name: string, tier: Tier, seconds: number, needed: readonly Program[]): Step {
  const run = (context: RunContext) => runJest(context, tier);
  return { name, tier, programs: needed, seconds, run };
}

/** A third of the slow unit tests, so that both cores have work whichever step ends first. */
function slowUnitStep(part: number): Step {
  const run = (context: RunContext) => runJest({ ...context, shard: `${part}/3` }, 'slow');
  return { ...jestStep(`unit-slow-${part}`, 'slow', 700, backends), ...oneCore, run };
}

/** A project of `playwright.config.ts` with the same name. */
function browserStep(
  name: string,
  tier: Tier,
  seconds: number,
  needed: readonly Program[] = [headlessShell],
): Step {
  const run = (context: RunContext) => runBrowser(name, context);
  return { name, tier, programs: needed, seconds, requiresBrowser: true, run };
}
