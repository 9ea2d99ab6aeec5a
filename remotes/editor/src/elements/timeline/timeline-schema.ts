import * as v from 'valibot';
import {
  colorSchema,
  fontFamilySchema,
  fontSizeSchema,
  shortTextSchema,
  type Stored,
  elementFields,
} from '../../core/model/schema-values';

export const MAX_MILESTONES = 12;

const milestoneSchema = v.object({ date: shortTextSchema, label: shortTextSchema });

export const timelineSchema = v.object({
  ...elementFields,
  type: v.literal('timeline'),
  /** From left to right, at equal distances. */
  milestones: v.pipe(v.array(milestoneSchema), v.minLength(1), v.maxLength(MAX_MILESTONES)),
  fontSize: fontSizeSchema,
  fontFamily: fontFamilySchema,
  color: colorSchema,
  lineColor: colorSchema,
  markerColor: colorSchema,
});

export type TimelineElement = Stored<typeof timelineSchema>;

declare module '../../core/elements/slide-element' {
  interface ElementTypes {
    timeline: TimelineElement;
  }
}

export type Milestone = TimelineElement['milestones'][number];
