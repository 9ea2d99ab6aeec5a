import { isDarkFill } from '../../core/model/contrast';
import type { NewElementStyle } from '../new-element-style';
import { applyThemeToTimeline } from './apply-theme-to-timeline';
import type { TimelineElement } from './timeline-schema';

export const newTimelineStyle: NewElementStyle<TimelineElement> = {
  avoidsOthers: true,
  withReadableColors: (timeline, background) =>
    isDarkFill(background)
      ? { ...timeline, color: '#f1f5f9', lineColor: '#475569', markerColor: '#f0a63a' }
      : timeline,
  applyTheme: applyThemeToTimeline,
};
