import type { PageRegistry } from '@site/contract';
import { takeAsked } from './asked';
import { inspect } from './inspect/inspect';
import { preview } from './preview';

/** Opens the tools that this tab requests, before the shell starts. @returns the registry to start with */
export async function beginTeamTools(registry: PageRegistry): Promise<PageRegistry> {
  const requested = takeAsked();
  const previewed = requested.get('preview');
  const shownRegistry = previewed === null ? registry : await preview(previewed, registry);
  if (requested.has('inspect')) inspect();
  return shownRegistry;
}
