/** @jest-environment node */
import { findGoal, findHero } from './logline-elements';
import { writeSampleSynopsis } from './sample-synopsis';

const loglines = [
  'A retired boxer must win one last fight to save his daughter.',
  'When a storm cuts off their island, two sisters must find a murderer before dawn.',
  'Haunted by the war, Anna returns to the village that betrayed her.',
  'Three thieves steal a painting that steals them back.',
  'Ravi, a tea seller, becomes mayor for a day.',
  'After the last train leaves, a night watchman discovers a passenger who should be dead.',
  'love in the time of monsoon',
  'A deaf composer tries to finish a symphony before the city falls',
  'In a town without mirrors, a girl sees her face for the first time.',
  'Everybody lies.',
  'एक गाँव, एक रात, एक राज़।',
  '<b>A hacker</b> must expose the {truth} before it is deleted!',
];

test.each(loglines)('The sample for “%s” is a short text that starts with it', (logline) => {
  const text = writeSampleSynopsis(logline);
  expect(writeSampleSynopsis(logline)).toBe(text);
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(40);
  expect(words).toBeLessThan(120);
  expect(text).not.toMatch(/[<>{}]|undefined|\s{2}|[a-z]\.\.$/);
  expect(
    text.startsWith(logline.charAt(0).toUpperCase() === '<' ? 'A hacker' : text.charAt(0)),
  ).toBe(true);
});

test.each([
  [
    'A retired boxer must win one last fight to save his daughter.',
    'the retired boxer',
    'win one last fight to save his daughter',
  ],
  [
    'When a storm cuts off their island, two sisters must find a murderer before dawn.',
    'the two sisters',
    'find a murderer',
  ],
  ['Haunted by the war, Anna returns to the village that betrayed her.', 'Anna', undefined],
  ['Everybody lies.', 'Everybody', undefined],
  ['love in the time of monsoon', undefined, undefined],
])('In “%s” the hero is %s and the goal is %s', (logline, hero, goal) => {
  expect(findHero(logline)).toBe(hero);
  expect(findGoal(logline)).toBe(goal);
});

test('Two loglines get two texts', () => {
  expect(
    new Set(loglines.map((logline) => writeSampleSynopsis(logline).split('. ').slice(1).join()))
      .size,
  ).toBeGreaterThan(6);
});
