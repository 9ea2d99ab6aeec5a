/** @jest-environment node */
import '../elements/kinds';
import { DECK_LANGUAGES } from '../core/amounts/deck-languages';
import { createDeck, createSlide } from '../core/model/create';
import { createChart } from '../elements/chart/create-chart';
import { createTable } from '../elements/table/create-table';
import { createText } from '../core/text/create-text';
import { createTimeline } from '../elements/timeline/timeline-kind';
import { unzip } from '../exports/testing/unzip';
import { writePptxBytes } from '../exports/testing/write-pptx-bytes';
import { OFFICE_LANGUAGES } from './office-languages';

test.each(DECK_LANGUAGES)('Texts of a presentation in %s say so', async (language) => {
  const elements = [
    createText({ content: 'Mira' }),
    createTable(),
    createChart({ language, title: 'Budget' }),
    createTimeline(),
  ];
  const deck = createDeck({ language, slides: [createSlide({ elements })] });
  const files = await unzip(await writePptxBytes(deck));
  const parts = Array.from(files).filter(([name]) => /slides\/slide1|charts\/chart1/.test(name));
  const languages = parts.flatMap(([, bytes]) =>
    Array.from(bytes.toString('utf8').matchAll(/ lang="([^"]*)"/g), ([, found]) => found),
  );
  expect(languages.length).toBeGreaterThan(10);
  expect(new Set(languages)).toEqual(new Set([OFFICE_LANGUAGES[language]]));
  const core = files.get('docProps/core.xml')?.toString('utf8');
  expect(core).toContain(`<dc:language>${OFFICE_LANGUAGES[language]}</dc:language>`);
});
