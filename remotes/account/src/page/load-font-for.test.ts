import { loadFontFor } from './load-font-for';

const mockLoaded = jest.fn();
jest.mock('@site/ui/devanagari.css', () => mockLoaded());

test('Only a name with Devanagari letters loads their font', async () => {
  await loadFontFor('Mira Nair');
  expect(mockLoaded).not.toHaveBeenCalled();
  await loadFontFor('आशा राव');
  expect(mockLoaded).toHaveBeenCalledTimes(1);
});
