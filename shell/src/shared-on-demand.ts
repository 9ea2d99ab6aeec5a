/**
 * A package is offered to remotes only if the shell's own graph refers to it, in the web and in the Node
 * build. This is the list of those that load on demand.
 */
export const sharedOnDemand = { mui: () => import('@site/ui/mui') };

// Keeps the references alive: without a visible effect the bundler would drop them.
Object.defineProperty(globalThis, '__siteSharedOnDemand', { value: Object.keys(sharedOnDemand) });
