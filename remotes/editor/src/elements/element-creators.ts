import type { ElementOf, ElementType } from './element-schema';

/** Elements that the insert commands of their kinds add. */
export const elementCreators: {
  readonly [Type in ElementType]?: () => ElementOf<Type>;
} = {};
