import type { PageRegistry } from '@site/contract';
import { takeAsked } from './asked';
import { inspect } from './inspect/inspect';
import { preview } from './preview';

/** Does what this tab was asked for, before the shell starts. @returns the registry to start with */
export async function beginTeamTools(registry: PageRegistry): Promise<PageRegistry> {
  const asked = takeAsked();
  const wanted = asked.get('preview');
  const shown = wanted === null ? registry : await preview(wanted, registry);
  if (asked.has('inspect')) inspect();
  return shown;
}
