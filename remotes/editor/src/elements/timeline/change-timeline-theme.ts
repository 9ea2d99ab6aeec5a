import { changeFont, changeTextColor, type ThemeChange } from '../../core/theme/theme-change';
import type { TimelineElement } from './timeline-schema';

export function changeTimelineTheme(
  timeline: TimelineElement,
  change: ThemeChange,
): TimelineElement {
  const { before, after, paint } = change;
  return {
    ...timeline,
    fontFamily: changeFont(timeline.fontFamily, before, after),
    color: changeTextColor(timeline.color, change),
    lineColor: paint(timeline.lineColor),
    markerColor: paint(timeline.markerColor),
  };
}
