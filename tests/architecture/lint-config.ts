import { createLintBoundaries, type LintBoundary } from './create-lint-boundaries';
import type { WorkspacePackage } from './workspace-package';

interface Override {
  files: string[];
  rules?: Record<string, unknown>;
}

/** The fences among lint's settings. */
export function readLintBoundaries(text: string): LintBoundary[] {
  return overridesOf(text).filter(isBoundary) as LintBoundary[];
}

/** Lint's settings with the fences of the import table in place of those that were there; as JSON for prettier. */
export function writeLintBoundaries(text: string, rooms: readonly WorkspacePackage[]): string {
  const others = overridesOf(text).filter((each) => !isBoundary(each));
  const settings = {
    ...(JSON.parse(text) as object),
    overrides: [...createLintBoundaries(rooms), ...others],
  };
  return JSON.stringify(settings);
}

function overridesOf(text: string): Override[] {
  return (JSON.parse(text) as { overrides: Override[] }).overrides;
}

function isBoundary({ rules = {} }: Override): boolean {
  return Object.keys(rules).join() === 'no-restricted-imports';
}
