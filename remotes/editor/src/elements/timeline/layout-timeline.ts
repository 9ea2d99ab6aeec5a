import type { Box } from '../../core/geometry/box';
import type { Milestone, TimelineElement } from './timeline-schema';

export const TIMELINE_LINE_HEIGHT = 1.2;

interface PlacedMilestone extends Milestone {
  readonly marker: Box;
  /** The date is at the bottom of its box, above the line; the label at the top of its box, below it. */
  readonly dateBox: Box;
  readonly labelBox: Box;
}

/** Boxes of a timeline relative to its own: a line with a marker in the middle of each milestone's column. */
export function layoutTimeline({ milestones, width, height, fontSize }: TimelineElement): {
  readonly line: Box;
  readonly milestones: readonly PlacedMilestone[];
} {
  const size = fontSize * 0.7;
  const gap = fontSize * 0.4;
  const lineY = Math.min(height / 2, fontSize * TIMELINE_LINE_HEIGHT + gap + size / 2);
  const thickness = Math.max(2, fontSize / 10);
  const columnWidth = width / milestones.length;
  const padding = Math.min(fontSize / 4, columnWidth / 10);
  const below = lineY + size / 2 + gap;
  return {
    line: { x: 0, y: lineY - thickness / 2, width, height: thickness },
    milestones: milestones.map((milestone, index) => {
      const column = {
        x: index * columnWidth + padding,
        width: columnWidth - 2 * padding,
      };
      return {
        ...milestone,
        marker: {
          x: (index + 0.5) * columnWidth - size / 2,
          y: lineY - size / 2,
          width: size,
          height: size,
        },
        dateBox: { ...column, y: 0, height: Math.max(1, lineY - size / 2 - gap) },
        labelBox: { ...column, y: below, height: Math.max(1, height - below) },
      };
    }),
  };
}
