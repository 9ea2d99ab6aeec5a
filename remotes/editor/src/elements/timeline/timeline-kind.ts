import type { ElementKind } from '../element-kind';
import { setBoxTextStyle } from '../../core/text/marks';
import type { TimelineElement } from './timeline-schema';

const ICON =
  'M3 10h2.5M9 10h2M14.5 10H17M9 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0zM14.5 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0z';

export const timelineKind: ElementKind<TimelineElement> = {
  labels: { timeline: 'Timeline' },
  iconOf: () => ICON,
  insertIcon: ICON,
  textRowsOf: ({ milestones }) => milestones.map(({ date, label }) => [date, label]),
  textStylesOf: (timeline) => [timeline],
  setTextStyle: setBoxTextStyle,
};
