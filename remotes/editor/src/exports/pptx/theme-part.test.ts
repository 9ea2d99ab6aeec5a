/** @jest-environment node */
import { createDeck, createSlide } from '../../core/model/create';
import type { DeckTheme } from '../../core/model/theme-schema';
import { requireTheme } from '../../film/themes/themes';
import { writePptxBytes } from '../testing/write-pptx-bytes';
import { unzip } from '../testing/unzip';

async function written(theme: DeckTheme | null) {
  const deck = createDeck({ theme, slides: [createSlide()] });
  const files = await unzip(await writePptxBytes(deck));
  const read = (name: string) => files.get(name)?.toString('utf8') ?? '';
  return {
    theme: read('ppt/theme/theme1.xml'),
    master: read('ppt/slideMasters/slideMaster1.xml'),
  };
}

test('A theme goes with the presentation: its title, its faces and its colours', async () => {
  const files = await written({ ...requireTheme('romance'), title: 'Still & "night"' });
  expect(files.theme).toContain('name="Still &amp; &quot;night&quot;"');
  expect(files.theme).toContain('<a:majorFont><a:latin typeface="DM Serif Display"/>');
  expect(files.theme).toContain('<a:minorFont><a:latin typeface="DM Sans"/>');
  expect(files.theme).toContain(
    '<a:dk1><a:srgbClr val="3A1A24"/></a:dk1><a:lt1><a:srgbClr val="FFF6F3"/></a:lt1>' +
      '<a:dk2><a:srgbClr val="744A55"/></a:dk2><a:lt2><a:srgbClr val="FBE3DD"/></a:lt2>' +
      '<a:accent1><a:srgbClr val="CF4263"/></a:accent1><a:accent2><a:srgbClr val="E8A08A"/></a:accent2>',
  );
  expect(files.master).toContain('bg1="lt1" tx1="dk1"');
});

test('On a dark theme, new words are light', async () => {
  const files = await written(requireTheme('noir'));
  expect(files.theme).toContain('<a:dk1><a:srgbClr val="101114"/></a:dk1>');
  expect(files.master).toContain('bg1="dk1" tx1="lt1" bg2="dk2" tx2="lt2"');
});

test('A deck without a theme leaves the presentation its own', async () => {
  const files = await written(null);
  expect(files.theme).toContain('name="Office Theme"');
  expect(files.theme).toContain('typeface="Calibri Light"');
});
