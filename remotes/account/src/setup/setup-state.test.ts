/** @jest-environment node */
import {
  reduceSynopsisSetup,
  initialSetupState,
  isAlreadySaved,
  selectPairToSave,
  type SetupAction,
} from './setup-state';

const after = (...actions: SetupAction[]) => actions.reduce(reduceSynopsisSetup, initialSetupState);
const generated = {
  type: 'generated',
  text: 'A text.',
  logline: 'A line.',
  isSample: false,
} as const;

describe('The set-up page', () => {
  test('A new generation clears the error and the previous synopsis', () => {
    const state = after(
      { type: 'logline typed', logline: 'A line.' },
      generated,
      { type: 'refused', error: { form: 'synopsis', message: 'No.' } },
      { type: 'generation started' },
    );
    expect(state).toMatchObject({
      phase: { kind: 'generating' },
      generated: null,
      synopsis: '',
    });
    expect(state.logline).toBe('A line.');
  });

  test('A generation that takes long says so until it ends, and can be stopped without loss', () => {
    const slow = after(
      { type: 'logline typed', logline: 'A line.' },
      { type: 'generation started' },
      { type: 'generation is slow' },
    );
    expect(slow.phase).toEqual({ kind: 'generating', isSlow: true });
    expect(reduceSynopsisSetup(slow, { type: 'refused', error: null })).toMatchObject({
      phase: { kind: 'idle', error: null },
      logline: 'A line.',
    });
    expect(reduceSynopsisSetup(slow, { type: 'generation started' }).phase).toEqual({
      kind: 'generating',
      isSlow: false,
    });
  });

  test('A generated text comes with a copy that can be edited, and reset', () => {
    const edited = after(generated, { type: 'synopsis typed', synopsis: 'Mine.' });
    expect(edited).toMatchObject({
      phase: { kind: 'idle', error: null },
      synopsis: 'Mine.',
      generated: { text: 'A text.' },
    });
    expect(reduceSynopsisSetup(edited, { type: 'synopsis reset' }).synopsis).toBe('A text.');
  });

  test('A refusal keeps everything that was typed', () => {
    const state = after(
      { type: 'logline typed', logline: 'A line.' },
      generated,
      { type: 'synopsis typed', synopsis: 'Mine.' },
      { type: 'saving started' },
      { type: 'refused', error: { form: 'synopsis', message: 'No.' } },
    );
    expect(state).toMatchObject({
      phase: { kind: 'idle', error: { form: 'synopsis', message: 'No.' } },
      logline: 'A line.',
      synopsis: 'Mine.',
    });
  });

  test('Clear empties the logline and leaves the synopsis', () => {
    const state = after({ type: 'logline typed', logline: 'A line.' }, generated, {
      type: 'logline cleared',
    });
    expect(state).toMatchObject({ logline: '', synopsis: 'A text.' });
    expect(selectPairToSave(state)).toEqual({ logline: 'A line.', synopsis: 'A text.' });
  });

  test('A pair that is stored is not stored twice, a changed one is', () => {
    const saved = after(generated, { type: 'saved', logline: 'A line.', synopsis: 'A text.' });
    expect(isAlreadySaved(saved)).toBe(true);
    expect(
      isAlreadySaved(reduceSynopsisSetup(saved, { type: 'synopsis typed', synopsis: 'New.' })),
    ).toBe(false);
  });
});
