import type { ElementKind } from '../../core/elements/element-kind';
import { setBoxTextStyle } from '../../core/text/marks';
import { newTimelineStyle } from './apply-theme-to-timeline';
import { createTimeline } from './create-timeline';
import type { TimelineElement } from './timeline-schema';

const ICON =
  'M3 10h2.5M9 10h2M14.5 10H17M9 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0zM14.5 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0z';

export const timelineKind: ElementKind<TimelineElement> = {
  labels: { timeline: 'Timeline' },
  iconOf: () => ICON,
  insertIcon: ICON,
  create: createTimeline,
  newStyle: newTimelineStyle,
  replaceText: replaceInTimeline,
  textRowsOf: ({ milestones }) => milestones.map(({ date, label }) => [date, label]),
  textStylesOf: (timeline) => [timeline],
  setTextStyle: setBoxTextStyle,
};

const MAX_LENGTH = 500;

function replaceInTimeline(
  timeline: TimelineElement,
  pattern: RegExp,
  replacement: string,
): TimelineElement {
  const replace = (text: string) =>
    text.replaceAll(pattern, () => replacement).slice(0, MAX_LENGTH);
  const milestones = timeline.milestones.map(({ date, label }) => ({
    date: replace(date),
    label: replace(label),
  }));
  const isSame = milestones.every(
    ({ date, label }, index) =>
      date === timeline.milestones[index]?.date && label === timeline.milestones[index].label,
  );
  return isSame ? timeline : { ...timeline, milestones };
}
