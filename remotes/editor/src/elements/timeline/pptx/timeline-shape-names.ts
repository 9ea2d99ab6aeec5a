/** Names of a timeline's shapes, so that the import finds them again. */
export const LINE_NAME = 'Timeline line';

export function markerNameOf(index: number): string {
  return `Milestone ${index + 1}`;
}

export function dateNameOf(index: number): string {
  return `Milestone ${index + 1} date`;
}

export function labelNameOf(index: number): string {
  return `Milestone ${index + 1} label`;
}
