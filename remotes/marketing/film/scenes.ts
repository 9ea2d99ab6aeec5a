/** Scene of the intro film. Its picture comes from a page of the running site. */
export interface FilmScene {
  seconds: number;
  /** Text of the caption and of the transcript. */
  line: string;
  /** Drawing on a page, or a title card. */
  shot: { kind: 'picture'; path: string; selector: string } | { kind: 'title'; text: string };
  /** The last frame of this scene is the poster. */
  isPoster?: true;
}

export const filmScenes: FilmScene[] = [
  {
    seconds: 3.5,
    line: 'A film begins as one sentence: a salt farmer’s daughter drives her father’s last harvest across a closed border in one night.',
    shot: {
      kind: 'title',
      text: 'A salt farmer’s daughter drives her father’s last harvest across a closed border in one night.',
    },
  },
  {
    seconds: 3.5,
    line: 'You type the sentence, and a synopsis comes back for you to edit.',
    shot: { kind: 'picture', path: '/', selector: '#effortless-creation img' },
  },
  {
    seconds: 3,
    line: 'The story decides the cast, the schedule, the audience and the budget.',
    shot: { kind: 'picture', path: '/', selector: '#story-driven-intelligence img' },
  },
  {
    seconds: 3.5,
    line: 'Nine slides, in the order in which a financier reads them.',
    shot: { kind: 'picture', path: '/pitch-deck', selector: 'main figure img' },
  },
  {
    seconds: 3.5,
    line: 'A waterfall that adds up: of 100 units, 20, 30, 30 and 6 go out, and 14 are shared.',
    shot: { kind: 'picture', path: '/pitch-deck', selector: '#film img' },
    isPoster: true,
  },
  {
    seconds: 3,
    line: 'One project, seven documents, one source.',
    shot: { kind: 'picture', path: '/', selector: 'main figure img' },
  },
];
