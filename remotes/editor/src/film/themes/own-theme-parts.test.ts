/** @jest-environment node */
import '../../elements/kinds';
import { applyEdit, createEditingState, undoEdit } from '../../core/editing-state';
import { FOOTER_NAME } from '../../core/model/deck-constants';
import { createDeck } from '../../core/model/create';
import { createSampleSlide } from '../layouts/create-sample-slide';
import { changeTheme } from './apply-deck-theme';
import { describeOwnParts, findOwnParts, withOwnParts } from './own-theme-parts';
import { FILM_THEMES, requireTheme } from './themes';

const [noir, romance] = [requireTheme('noir'), requireTheme('romance')];
const own = {
  ...noir,
  name: 'own',
  titleFont: 'Anton',
  footer: 'Lantern Film',
  palette: { ...noir.palette, accent: '#12ab34' },
};

test('Only what was changed in a theme is its own', () => {
  expect(findOwnParts(null)).toEqual({});
  for (const theme of FILM_THEMES) expect(findOwnParts(theme)).toEqual({});
  expect(findOwnParts({ ...noir, footer: '' })).toEqual({});
  const parts = { titleFont: 'Anton', footer: 'Lantern Film', accent: '#12ab34' };
  expect(findOwnParts(own)).toEqual(parts);
  expect(findOwnParts({ ...own, placeholderFill: '#ffffff' })).toEqual({ footer: 'Lantern Film' });
  expect(describeOwnParts(parts)).toBe('fonts, accent colour, and footer');
  expect(describeOwnParts({ footer: 'Lantern Film' })).toBe('footer');
});

test('Own fonts, accent and footer go with the deck to another theme, and one step takes it all back', () => {
  const slides = [createSampleSlide('columns', own)];
  const start = createEditingState(createDeck({ theme: own, slides }));
  const kept = withOwnParts(romance, findOwnParts(own));
  const after = applyEdit(start, 'Theme', (doc) => changeTheme(doc, kept));
  const { deck } = after.doc;
  expect(deck.theme).toMatchObject({ titleFont: 'Anton', footer: 'Lantern Film' });
  expect(deck.theme?.palette).toEqual({ ...romance.palette, accent: '#12ab34' });
  const [slide] = deck.slides;
  expect(slide?.background).toBe(romance.palette.surface);
  const title = slide?.elements.find((each) => each.type === 'text' && each.role === 'title');
  expect(title).toMatchObject({ fontFamily: 'Anton' });
  expect(slide?.elements.filter(({ sourceName }) => sourceName === FOOTER_NAME)).toHaveLength(1);
  expect(undoEdit(after).state.doc.deck).toBe(start.doc.deck);
  expect(findOwnParts(deck.theme)).toEqual(findOwnParts(own));
});
