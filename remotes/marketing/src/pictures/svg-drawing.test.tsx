import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { UiStringsContext } from '../sections/ui-strings-context';
import { englishUiStrings } from '../content/ui-strings';
import { createDrawing } from './svg-drawing';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.svg'));

test.each(files)('%s becomes the elements that it describes', (file) => {
  const svg = readFileSync(path.join(__dirname, file), 'utf8');
  const content = svg.replaceAll(/^<svg[^>]*>|<\/svg>\s*$|\n\s*/g, '');
  expect(normalize(draw(svg))).toContain(normalize(content));
});

test('A drawing has its alternative text and the texts of its language', () => {
  const uiStrings = { ...englishUiStrings, drawingLabels: { Hub: 'केंद्र' } };
  const Drawing = createDrawing('<svg><g><text class="dim">Hub</text><text>Film</text></g></svg>');
  const { container } = render(
    <UiStringsContext value={uiStrings}>
      <Drawing alt="Map" />
    </UiStringsContext>,
  );
  const html = container.innerHTML;
  expect(html).toContain('aria-label="Map"');
  expect(html).toContain('<g><text class="dim">केंद्र</text><text>Film</text></g>');
});

function draw(svg: string): string {
  const Drawing = createDrawing(svg);
  return render(<Drawing alt="" />).container.innerHTML;
}

/** Writes empty elements in one way, without the entities of quotes. */
function normalize(markup: string): string {
  return markup
    .replaceAll(/\/>|><\/(?!g|text|svg|defs)\w+>/g, '>')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'");
}
