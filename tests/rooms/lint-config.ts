import { lintFences, type LintFence } from './lint-fences';
import type { Room } from './room';

interface Override {
  files: string[];
  rules?: Record<string, unknown>;
}

/** The fences among lint's settings. */
export function readLintFences(text: string): LintFence[] {
  return overridesOf(text).filter(isFence) as LintFence[];
}

/** Lint's settings with the fences of the import table in place of those that were there; as JSON for prettier. */
export function writeLintFences(text: string, rooms: readonly Room[]): string {
  const others = overridesOf(text).filter((each) => !isFence(each));
  const settings = {
    ...(JSON.parse(text) as object),
    overrides: [...lintFences(rooms), ...others],
  };
  return JSON.stringify(settings);
}

function overridesOf(text: string): Override[] {
  return (JSON.parse(text) as { overrides: Override[] }).overrides;
}

function isFence({ rules = {} }: Override): boolean {
  return Object.keys(rules).join() === 'no-restricted-imports';
}
