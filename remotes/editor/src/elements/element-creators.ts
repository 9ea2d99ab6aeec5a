import type { ElementOf, ElementType } from './element-schema';
import { createTimeline } from './timeline/create-timeline';

/** Elements that the insert commands of their kinds add. */
export const elementCreators: {
  readonly [Type in ElementType]?: () => ElementOf<Type>;
} = { timeline: createTimeline };
