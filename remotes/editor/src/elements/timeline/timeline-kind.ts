import type { ElementKind, NewElementStyle } from '../../core/elements/element-kind';
import { isDarkFill } from '../../core/model/colors';
import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { DeckTheme } from '../../core/model/theme-schema';
import { setBoxTextStyle } from '../../core/text/marks';
import {
  textColorOn,
  changeFont,
  changeTextColor,
  type ThemeChange,
} from '../../core/theme/theme-change';
import { sampleMilestonesOf } from './sample-milestones';
import type { TimelineElement } from './timeline-schema';

const newTimelineStyle: NewElementStyle<TimelineElement> = {
  minPart: 0.6,
  withReadableColors: (timeline, background) =>
    isDarkFill(background)
      ? { ...timeline, color: '#f1f5f9', lineColor: '#475569', markerColor: '#f0a63a' }
      : timeline,
  applyTheme: applyThemeToTimeline,
};

const ICON =
  'M3 10h2.5M9 10h2M14.5 10H17M9 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0zM14.5 10a1.75 1.75 0 1 1-3.5 0 1.75 1.75 0 0 1 3.5 0z';

export const timelineKind: ElementKind<TimelineElement> = {
  labels: { timeline: 'Timeline' },
  iconOf: () => ICON,
  insertIcon: ICON,
  create: (language = 'en') => createTimeline({ milestones: sampleMilestonesOf(language) }),
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

export function createTimeline(changes: Partial<TimelineElement> = {}): TimelineElement {
  return {
    id: newId(),
    type: 'timeline',
    milestones: sampleMilestonesOf('en'),
    x: 40,
    y: 200,
    width: 880,
    height: 140,
    fontSize: 24,
    fontFamily: 'Arial',
    color: '#0f172a',
    lineColor: '#94a3b8',
    markerColor: '#b45309',
    ...ELEMENT_DEFAULTS,
    ...changes,
  };
}
