import { TextField } from '@site/ui/mui';
import type { EditorDocument } from '../../core/edit/editor-document';
import { editDeck } from '../../store/editor-actions';
import { useEditor } from '../../store/editor-context';
import { ToolButton } from '../../controls/controls';
import controls from '../../controls/controls.module.css';
import styles from '../../controls/panels.module.css';
import { ColorField } from '../../controls/value-fields';
import { addMilestone, patchMilestone, patchTimeline, removeMilestone } from './timeline-edits';
import { MAX_MILESTONES, type TimelineElement } from './timeline-schema';

export function TimelineGroup({ element: timeline }: { element: TimelineElement }) {
  const { store } = useEditor();
  const { id, lineColor, markerColor, milestones } = timeline;
  const edit = (name: string, change: (doc: EditorDocument) => EditorDocument) =>
    editDeck(store, name, change);
  const patch = (change: Parameters<typeof patchTimeline>[2]) =>
    editDeck(store, 'Timeline', (doc) => patchTimeline(doc, id, change), { shouldMerge: true });
  return (
    <>
      <section className={controls['fields']}>
        <ColorField
          label="Line"
          value={lineColor}
          onChange={(color) => patch({ lineColor: color })}
        />
        <ColorField
          label="Markers"
          value={markerColor}
          onChange={(color) => patch({ markerColor: color })}
        />
      </section>
      <section className={controls['group']}>
        <h2 className={controls['heading']}>Milestones</h2>
        {milestones.map((_, index) => (
          <MilestoneFields key={`milestone ${index + 1}`} timeline={timeline} index={index} />
        ))}
        <ToolButton
          icon="plus"
          label="Add milestone"
          hasText
          disabledReason={
            milestones.length >= MAX_MILESTONES &&
            `A timeline has at most ${MAX_MILESTONES} milestones.`
          }
          onClick={() => edit('Add milestone', (doc) => addMilestone(doc, id))}
        />
      </section>
    </>
  );
}

function MilestoneFields({ timeline, index }: { timeline: TimelineElement; index: number }) {
  const { store } = useEditor();
  const { id, milestones } = timeline;
  const { date = '', label = '' } = milestones[index] ?? {};
  const patch = (change: { date?: string; label?: string }) =>
    editDeck(store, 'Milestone', (doc) => patchMilestone(doc, id, { index, ...change }), {
      shouldMerge: true,
    });
  return (
    <div className={styles['column']}>
      <div className={controls['pair']}>
        <TextField
          label={`Date ${index + 1}`}
          value={date}
          maxLength={500}
          onChange={(event) => patch({ date: event.target.value })}
        />
        <TextField
          label={`Milestone ${index + 1}`}
          value={label}
          maxLength={500}
          onChange={(event) => patch({ label: event.target.value })}
        />
      </div>
      <ToolButton
        icon="minus"
        label={`Remove milestone ${label || index + 1}`}
        disabledReason={milestones.length === 1 && 'A timeline keeps one milestone.'}
        onClick={() =>
          editDeck(store, 'Remove milestone', (doc) => removeMilestone(doc, id, index))
        }
      />
    </div>
  );
}
