import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { PagePicture } from './page-picture';

const folder = path.join(__dirname, '../pictures');
const drawings = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'));

test('The picture beside a form is described, says that it is an example, and keeps no form waiting', () => {
  render(<PagePicture name="story" />);
  const picture = screen.getByRole('img', { name: /The Salt Road/ });
  expect(picture.getAttribute('loading')).toBe('lazy');
  expect(screen.getByRole('figure').textContent).toMatch(/^Example/);
});

test.each(drawings)('Ground, labels and light of a drawing are those of the scheme: %#', (svg) => {
  expect(svg).toContain('var(--tungsten)');
  expect(svg.match(/<text(?![^>]*class=)[^>]* fill=/g)).toBeNull();
});
