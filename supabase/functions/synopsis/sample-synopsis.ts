import { findGoal, findHero } from './logline-elements.ts';

/**
 * Writes sample text if no language model is configured: the logline, then four sentences about its protagonist and
 * goal. Deterministic and offline. The UI must label it as a sample.
 */
export function writeSampleSynopsis(logline: string): string {
  const sentence = sanitize(logline);
  const choose = createChooser(sentence.toLowerCase());
  const hero = findHero(sentence) ?? 'the protagonist';
  const goal = findGoal(sentence);
  return [
    endSentence(capitalize(sentence)),
    choose(goal === undefined ? conflictSentences(hero) : goalSentences(hero, goal)),
    choose(MIDDLE_SENTENCES),
    choose(turnSentences(hero)),
    choose(END_SENTENCES),
  ].join(' ');
}

// Use only modal verbs and fixed subjects, so that every sentence agrees with a protagonist in the plural.
function goalSentences(hero: string, goal: string): string[] {
  return [
    `To ${goal}, ${hero} will have to leave every safe habit behind.`,
    `Nothing about the plan to ${goal} will go the way ${hero} hoped.`,
    `But the wish to ${goal} will ask more of ${hero} than courage alone.`,
  ];
}

function conflictSentences(hero: string): string[] {
  return [
    `From that moment, ${hero} can no longer hide from the consequences.`,
    `What begins as a single event will soon reach every corner of life around ${hero}.`,
    `For ${hero}, there may be no way back to the life that came before.`,
  ];
}

const MIDDLE_SENTENCES = [
  'Each answer opens a harder question, and each step forward costs an ally, a certainty or a little time.',
  'Loyalties are tested, old debts come due, and help arrives from the least likely side.',
  'Friends turn into rivals, a secret from the past returns, and the easy way out closes for good.',
];

function turnSentences(hero: string): string[] {
  return [
    `At the lowest point, ${hero} must face the one truth that has been there from the start.`,
    `When trust runs out, ${hero} must choose between being safe and being right.`,
    `With the clock running down, ${hero} must decide what is worth losing.`,
  ];
}

const END_SENTENCES = [
  'The final confrontation can be won only by giving something up.',
  'The ending will turn on a single choice, and on who is willing to pay for it.',
  'What remains is a last chance, and a price nobody expected.',
];

function sanitize(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/[<>{}[\]|\\^`]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;!?])/g, '$1')
    .trim();
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Chooses by a hash of the text (FNV-1a) that advances with each call. */
function createChooser(text: string): (choices: readonly string[]) => string {
  let seed = 2_166_136_261;
  for (const character of text)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (choices) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return choices[(seed >>> 16) % choices.length] ?? '';
  };
}
