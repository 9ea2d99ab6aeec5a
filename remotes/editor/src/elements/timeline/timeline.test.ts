import { addNewElement } from '../../core/edit/add-new-element';
import {
  createEditorDocument,
  currentSlideOf,
  type EditorDocument,
} from '../../core/edit/editor-document';
import { findText, replaceText } from '../../core/edit/find-text';
import { reviewDeck } from '../../film/review/deck-review';
import { createDeck, createSlide } from '../../core/model/create';
import { contrastRatioOf } from '../../core/model/colors';
import { backgroundColorOf } from '../../core/edit/slides/background-edits';
import { validateDeck } from '../parse-deck';
import { requireEditCommand } from '../../commands/testing/require-edit-command';
import { changeTheme } from '../../film/themes/apply-deck-theme';
import { FILM_THEMES, requireTheme } from '../../film/themes/themes';
import { createTimeline } from './timeline-kind';
import { layoutTimeline } from './layout-timeline';
import { addMilestone, patchMilestone, removeMilestone } from './timeline-edits';
import { MAX_MILESTONES, type TimelineElement } from './timeline-schema';

function open(changes: Partial<TimelineElement> = {}): EditorDocument {
  const elements = [createTimeline({ id: 'plan', ...changes })];
  return createEditorDocument(createDeck({ slides: [createSlide({ elements })] }));
}

function timelineOf(doc: EditorDocument): TimelineElement {
  const [element] = currentSlideOf(doc).elements;
  if (element?.type !== 'timeline') throw new Error('The first element is a timeline.');
  return element;
}

test('The insert command adds a timeline that can be stored', () => {
  const doc = requireEditCommand('add-timeline').edit(createEditorDocument(createDeck()));
  expect(timelineOf(doc).milestones.map(({ label }) => label)).toEqual([
    'Finance',
    'Pre-production',
    'Production',
    'Post',
    'Festivals',
  ]);
  expect(validateDeck(structuredClone(doc.deck))).toEqual({ ok: true, deck: doc.deck });
});

test('Milestones are written, added up to the limit, and removed down to the last', () => {
  const written = patchMilestone(open(), 'plan', { index: 1, date: 'June 2027' });
  expect(timelineOf(written).milestones[1]).toEqual({ date: 'June 2027', label: 'Pre-production' });
  let doc = written;
  for (let count = 0; count < 20; count += 1) doc = addMilestone(doc, 'plan');
  expect(timelineOf(doc).milestones).toHaveLength(MAX_MILESTONES);
  for (let count = 0; count < 20; count += 1) doc = removeMilestone(doc, 'plan', 0);
  expect(timelineOf(doc).milestones).toEqual([{ date: '', label: '' }]);
  expect(removeMilestone(doc, 'plan', 0)).toBe(doc);
});

test('Dates and labels are found and replaced', () => {
  const query = { text: 'Festivals', isCaseSensitive: false };
  const doc = open();
  expect(findText(doc.deck, query)).toMatchObject([{ count: 1 }]);
  const replaced = replaceText(doc, query, 'Premiere');
  expect(timelineOf(replaced).milestones[4]?.label).toBe('Premiere');
  expect(replaceText(doc, { ...query, text: 'Casting' }, 'x')).toBe(doc);
});

test('The review reports small and faint text, and dates that nobody has replaced', () => {
  const faultsOf = (changes: Partial<TimelineElement>) =>
    reviewDeck(open(changes).deck, { templateQuestions: new Set(), bytes: 0, year: 2026 })
      .filter(({ locations }) => locations.some(({ elementId }) => elementId === 'plan'))
      .map(({ message }) => message);
  const milestones = [{ date: 'June 2027', label: 'Prep' }];
  expect(faultsOf({ milestones })).toEqual([]);
  expect(faultsOf({ milestones, fontSize: 12, color: '#f0f0f0' })).toHaveLength(2);
  expect(faultsOf({})).toEqual([expect.stringMatching(/timeline on slide 1 shows samples/)]);
});

test.each(FILM_THEMES.map(({ name }) => name))('It can be read in the theme %s', (name) => {
  const theme = requireTheme(name);
  for (const background of theme.backgrounds) {
    const deck = createDeck({ theme, slides: [createSlide({ background })] });
    const doc = addNewElement(createEditorDocument(deck), createTimeline());
    const ground = backgroundColorOf(currentSlideOf(doc));
    const { color, markerColor, lineColor, fontFamily } = timelineOf(doc);
    expect(fontFamily).toBe(theme.textFont);
    expect(contrastRatioOf(color, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatioOf(markerColor, ground)).toBeGreaterThanOrEqual(3);
    expect(contrastRatioOf(lineColor, ground)).toBeGreaterThanOrEqual(1.4);
  }
});

test('A change of theme is followed, but for what was changed by hand', () => {
  const [noir, other] = FILM_THEMES;
  if (!noir || !other) throw new Error('There are two themes.');
  const themed = changeTheme(open({ markerColor: '#123456' }), noir);
  const first = timelineOf(themed);
  expect(first).toMatchObject({ fontFamily: noir.textFont, markerColor: noir.palette.accent });
  const edited = open({ ...first, markerColor: '#123456' });
  const after = changeTheme({ ...edited, deck: { ...edited.deck, theme: noir } }, other);
  expect(timelineOf(after)).toMatchObject({
    fontFamily: other.textFont,
    markerColor: '#123456',
    lineColor: other.palette.secondary,
  });
});

test('Each milestone has a column of its own, with its date above the line and its label below', () => {
  const timeline = createTimeline();
  const { line, milestones } = layoutTimeline(timeline);
  for (const [index, { marker, dateBox, labelBox }] of milestones.entries()) {
    expect(marker.y + marker.height / 2).toBeCloseTo(line.y + line.height / 2);
    expect(dateBox.y + dateBox.height).toBeLessThan(marker.y);
    expect(labelBox.y).toBeGreaterThan(marker.y + marker.height);
    expect(labelBox.y + labelBox.height).toBeCloseTo(timeline.height);
    const next = milestones[index + 1];
    if (next) expect(dateBox.x + dateBox.width).toBeLessThan(next.dateBox.x);
  }
});

test('A new timeline has steps and months in the language of its deck', () => {
  const doc = createEditorDocument(createDeck({ language: 'de' }));
  const [timeline] = currentSlideOf(requireEditCommand('add-timeline').edit(doc)).elements;
  expect(timeline).toHaveProperty('milestones', [
    { date: 'März', label: 'Finanzierung' },
    { date: 'Juni', label: 'Vorproduktion' },
    { date: 'September', label: 'Produktion' },
    { date: 'Dezember', label: 'Postproduktion' },
    { date: 'Mai', label: 'Festivals' },
  ]);
});
