/** Transcript of the intro film. Written by film/render.ts. */
export const transcript = [
  'A film begins as one sentence: a salt farmer’s daughter drives her father’s last harvest across a closed border in one night.',
  'You type the sentence, and a synopsis comes back for you to edit.',
  'The story decides the cast, the schedule, the audience and the budget.',
  'Nine slides, in the order in which a financier reads them.',
  'A waterfall that adds up: of 100 units, 20, 30, 30 and 6 go out, and 14 are shared.',
  'One project, seven documents, one source.',
];
