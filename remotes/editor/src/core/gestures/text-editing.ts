import { writeText } from '../edit/elements';
import { abandon, finish } from './endings';
import type { State, TextEditing } from './gesture';
import { idle } from './idle';

export const textEditing: State<TextEditing> = {
  type: (work, gesture, { content, height }) => ({
    ...work,
    doc: writeText(work.doc, gesture.id, content, height),
  }),
  'leave-text': (work) => finish(work, 'Edit text'),
  cancel: abandon,
  down: (work, gesture, event) => {
    if (event.target.kind === 'element' && event.target.id === gesture.id) return work;
    const left = finish(work, 'Edit text');
    return idle.down?.(left, { name: 'idle' }, event) ?? left;
  },
};
