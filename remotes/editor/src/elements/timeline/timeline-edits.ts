import { changeElementsById, type EditorDocument } from '../../core/edit/editor-document';
import { MAX_MILESTONES, type Milestone, type TimelineElement } from './timeline-schema';

export function patchTimeline(
  doc: EditorDocument,
  id: string,
  patch: Partial<Pick<TimelineElement, 'lineColor' | 'markerColor'>>,
): EditorDocument {
  return changeTimeline(doc, id, (timeline) => ({ ...timeline, ...patch }));
}

export function patchMilestone(
  doc: EditorDocument,
  id: string,
  { index, ...patch }: Partial<Milestone> & { readonly index: number },
): EditorDocument {
  return changeMilestones(doc, id, (milestones) =>
    milestones.map((milestone, at) => (at === index ? { ...milestone, ...patch } : milestone)),
  );
}

export function addMilestone(doc: EditorDocument, id: string): EditorDocument {
  return changeMilestones(doc, id, (milestones) =>
    milestones.length < MAX_MILESTONES ? [...milestones, { date: '', label: '' }] : milestones,
  );
}

/** Keeps the last one. */
export function removeMilestone(doc: EditorDocument, id: string, index: number): EditorDocument {
  return changeMilestones(doc, id, (milestones) =>
    milestones.length > 1 ? milestones.toSpliced(index, 1) : milestones,
  );
}

function changeMilestones(
  doc: EditorDocument,
  id: string,
  change: (milestones: readonly Milestone[]) => readonly Milestone[],
): EditorDocument {
  return changeTimeline(doc, id, (timeline) => {
    const milestones = change(timeline.milestones);
    return milestones === timeline.milestones ? timeline : { ...timeline, milestones };
  });
}

function changeTimeline(
  doc: EditorDocument,
  id: string,
  change: (timeline: TimelineElement) => TimelineElement,
): EditorDocument {
  return changeElementsById(doc, [id], (element) =>
    element.type === 'timeline' ? change(element) : element,
  );
}
