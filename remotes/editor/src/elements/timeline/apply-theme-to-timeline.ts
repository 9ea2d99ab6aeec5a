import type { DeckTheme } from '../../core/model/deck-theme';
import { textColorOn } from '../../core/theme/theme-colors';
import type { TimelineElement } from './timeline-schema';

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
