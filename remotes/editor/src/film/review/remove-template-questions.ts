import type { Slide } from '../../core/model/deck-schema';

/** Leaves out the questions of a template that nobody has removed from the speaker notes. */
export function removeTemplateQuestions(slide: Slide, questions: ReadonlySet<string>): Slide {
  const lines = slide.notes.split('\n');
  const written = lines.filter((line) => !questions.has(line.trim()));
  return written.length === lines.length ? slide : { ...slide, notes: written.join('\n').trim() };
}
