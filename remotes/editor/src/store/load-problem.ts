import { findLoadProblem, type LoadProblem } from '@site/page/settings';
import { createStore } from 'zustand/vanilla';

/** Why code of the editor was missing last, for everything that speaks of it. */
export const loadProblemStore = createStore<{ problem: LoadProblem }>()(() => ({
  problem: 'unknown',
}));

/** Finds out why code failed to load. */
export async function explainLoadFailure(cause: unknown): Promise<LoadProblem> {
  const problem = await findLoadProblem(cause);
  loadProblemStore.setState({ problem });
  return problem;
}
