import { newId } from '../../core/model/create';
import { ELEMENT_DEFAULTS } from '../../core/model/element-defaults';
import type { TimelineElement } from './timeline-schema';

export function createTimeline(changes: Partial<TimelineElement> = {}): TimelineElement {
  return {
    id: newId(),
    type: 'timeline',
    milestones: [
      { date: 'Spring', label: 'Development' },
      { date: 'Summer', label: 'Prep' },
      { date: 'Autumn', label: 'Shoot' },
      { date: 'Winter', label: 'Post' },
      { date: 'May', label: 'Festival' },
    ],
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
