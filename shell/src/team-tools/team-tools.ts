import type { PageRegistry } from '@site/contract';
import { takeAsked } from './asked';
import { preview } from './preview';

/** Does what this tab was asked for, before the shell starts. @returns the registry to start with */
export async function beginTeamTools(registry: PageRegistry): Promise<PageRegistry> {
  const wanted = takeAsked().get('preview');
  return wanted === null ? registry : preview(wanted, registry);
}
