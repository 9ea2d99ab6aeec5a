import type { DeckTheme } from '../../core/model/theme-schema';
import type { TimelineElement } from './timeline-schema';
import { isDarkFill } from '../../core/model/colors';
import type { NewElementStyle } from '../../core/elements/element-kind';
import {
  textColorOn,
  changeFont,
  changeTextColor,
  type ThemeChange,
} from '../../core/theme/theme-change';

export const newTimelineStyle: NewElementStyle<TimelineElement> = {
  minPart: 0.6,
  withReadableColors: (timeline, background) =>
    isDarkFill(background)
      ? { ...timeline, color: '#f1f5f9', lineColor: '#475569', markerColor: '#f0a63a' }
      : timeline,
  applyTheme: applyThemeToTimeline,
};

export function applyThemeToTimeline(
  timeline: TimelineElement,
  theme: DeckTheme,
  background: string,
): TimelineElement {
  return {
    ...timeline,
    fontFamily: theme.textFont,
    color: textColorOn(theme, background),
    lineColor: theme.palette.secondary,
    markerColor: theme.palette.accent,
  };
}

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
