import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render } from '@testing-library/react';
import { PagePicture } from './page-picture';

const folder = path.join(__dirname, '../pictures');
const drawings = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));

test('A drawing is decoration, in a frame of its shape', () => {
  const svg = drawings.find((drawing) => drawing.includes('viewBox="0 0 560 420"')) ?? '';
  const { container } = render(<PagePicture svg={svg} />);
  const drawn = container.querySelector('svg');
  expect(drawn?.getAttribute('viewBox')).toBe('0 0 560 420');
  expect(drawn?.getAttribute('aria-hidden')).toBe('true');
  expect(drawn?.querySelectorAll('text').length).toBe(svg.split('<text').length - 1);
});

test.each(drawings)('Ground, labels and light of a drawing are those of the scheme: %#', (svg) => {
  expect(svg).toContain('var(--tungsten)');
  expect(svg.match(/<text(?![^>]*class=)[^>]* fill=/g)).toBeNull();
});
