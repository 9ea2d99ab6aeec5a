/**
 * Part of a line that is no question of a template: all of other lines, nothing of a question, and the name alone of
 * “Mira Nair, company”, where the name of the maker has taken the place of that in the question.
 */
export function answeredPartOf(line: string, questions: ReadonlySet<string>): string {
  if (questions.has(line.trim())) return '';
  const comma = line.lastIndexOf(', ');
  const isHalfAnswered = comma > 0 && questions.has(`Name${line.slice(comma).trimEnd()}`);
  return isHalfAnswered ? line.slice(0, comma) : line;
}
