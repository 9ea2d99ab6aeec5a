/** @jest-environment node */
import { commands } from '../../../commands/commands';
import { presetCommands, searchCommands } from './command-palette';

const labelsFor = (query: string) => searchCommands(commands, query).map(({ label }) => label);

test.each([
  ['currency', ['Finance']],
  ['chart', ['Chart', 'Finance waterfall', 'Audience shares']],
  ['line chart', ['Chart']],
  ['slideshow', ['Present from the start', 'Present from this slide']],
  ['pptx', ['Open a deck or a PowerPoint file', 'Export']],
  ['photo swap', ['Replace image']],
  ['Search', ['Find and replace']],
])('“%s” finds commands that are called otherwise', (query, labels) => {
  expect(labelsFor(query)).toEqual(labels);
});

test('A command that is called so comes before one that is only meant', () => {
  expect(['table', 'chart'].map((query) => labelsFor(query)[0])).toEqual(['Table', 'Chart']);
  expect(labelsFor('copy')[0]).toBe('Copy');
  expect(labelsFor('copy')).toContain('Duplicate');
});

test('Nothing typed lists every command, and nonsense none', () => {
  expect(labelsFor('')).toHaveLength(commands.length);
  expect(labelsFor('xyzzy')).toEqual([]);
});

test('Shapes of the picker are found by what they are for, once something is typed', () => {
  const all = [...commands, ...presetCommands];
  expect(searchCommands(all, 'cycle loop').map(({ label }) => label)).toEqual(['Circular arrow']);
  expect(searchCommands(all, 'romance').map(({ label }) => label)).toEqual(['Heart']);
  expect(searchCommands(all, ' ')).toHaveLength(commands.length);
});
