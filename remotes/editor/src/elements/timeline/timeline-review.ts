import { type ElementReview, hasLowContrast } from '../element-review';
import { MIN_FONT_SIZE_PX } from '../text/text-review';
import { hasSampleDates } from './sample-milestones';
import type { TimelineElement } from './timeline-schema';

export const timelineReview: ElementReview<TimelineElement> = {
  inkBoxOf: (timeline) => timeline,
  check: (timeline, { colorBehind }) => ({
    'small-text': timeline.fontSize < MIN_FONT_SIZE_PX,
    'low-contrast': hasLowContrast(timeline, colorBehind()),
    ...(hasSampleDates(timeline) && { 'sample-figures': true }),
  }),
  textOf: ({ milestones }) => ({
    content: milestones.map(({ date, label }) => `${date} ${label}`).join('\n'),
    isProse: false,
  }),
};
