import type { guideSchema } from './schema-values';
import type { Stored } from './stored';

/** Ruler guide across every slide; exports, thumbnails and presentations omit it. */
export type RulerGuide = Pick<Stored<typeof guideSchema>, 'id' | 'axis' | 'position'>;
