import type { ReactNode } from 'react';

/** Examples of components that belong together, in all their states. */
export interface ComponentExamples {
  id: string;
  title: string;
  /** Names of the components, as exported. */
  components: string[];
  /** Rule for choosing them. */
  use: string;
  /** States by name. */
  states: Record<string, ReactNode>;
}
