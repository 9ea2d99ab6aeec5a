import type { TimelineElement } from './timeline-schema';

const MAX_LENGTH = 500;

export function replaceInTimeline(
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
