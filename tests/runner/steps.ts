import { clearCaseResults } from '../composition/faults/fault-table';
import { programs, type Program } from './programs';
import { resultOfExit, type StepResult } from './results';
import { runBrowser, runHosts, runSite } from './run-site';
import { checkTypes, runJest, runTool, type RunContext, type Tier } from './run-tool';

export interface Step {
  name: string;
  tier: Tier;
  programs: readonly Program[];
  /** Uses one core, and changes nothing that another one reads. */
  isCheck?: true;
  run(context: RunContext): Promise<StepResult>;
}

const { headlessShell, firefox, webkit, codecs, nginx, office, poppler, postgres } = programs;
const engines = [headlessShell, firefox, webkit, codecs];
const backends = [headlessShell, office, postgres];

/** In the order in which they run. The steps that fail fastest come first. */
export const steps: Step[] = [
  checkStep('format', 'oxfmt', ['--check']),
  checkStep('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  { name: 'types', tier: 'quick', programs: [], isCheck: true, run: checkTypes },
  checkStep('unused', 'knip', []),
  checkStep('api', 'tsx', ['tests/architecture/api-reports.ts']),
  jestStep('unit', 'quick', [poppler]),
  {
    name: 'build',
    tier: 'quick',
    // The gate opens every page in a browser before it goes live.
    programs: [headlessShell],
    run: async (context) => resultOfExit(await runSite('build', context)),
  },
  browserStep('composition', 'quick'),
  browserStep('faults', 'quick'),
  browserStep('quality', 'quick'),
  browserStep('journeys', 'quick'),
  jestStep('unit-slow', 'slow', backends),
  browserStep('composition-slow', 'slow'),
  browserStep('faults-slow', 'slow'),
  browserStep('quality-slow', 'slow'),
  browserStep('journeys-slow', 'slow'),
  { name: 'hosts', tier: 'slow', programs: [headlessShell, nginx], run: runHosts },
  browserStep('engines', 'slow', engines),
  jestStep('unit-long', 'long', backends),
  browserStep('composition-long', 'long'),
  browserStep('quality-long', 'long'),
  browserStep('journeys-long', 'long'),
  browserStep('engines-long', 'long', engines),
  browserStep('pictures', 'named'),
  browserStep('film', 'named'),
  {
    name: 'faults-long',
    tier: 'long',
    programs: [headlessShell],
    run: (context) => {
      clearCaseResults();
      return runBrowser('faults-long', context);
    },
  },
];

function checkStep(name: string, tool: string, args: string[]): Step {
  const run = async () => resultOfExit(await runTool(tool, args));
  return { name, tier: 'quick', programs: [], isCheck: true, run };
}

function jestStep(name: string, tier: Tier, needed: readonly Program[]): Step {
  return { name, tier, programs: needed, run: (context) => runJest(context, tier) };
}

/** A project of `playwright.config.ts` with the same name. */
function browserStep(name: string, tier: Tier, needed: readonly Program[] = [headlessShell]): Step {
  return { name, tier, programs: needed, run: (context) => runBrowser(name, context) };
}
