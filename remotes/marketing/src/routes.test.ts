/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { head } from './head';
import { routes } from './routes';

test.each(routes)(
  '$path has a page, a title of at most 60 and a description of 120 to 155 characters',
  (route) => {
    expect(existsSync(path.join(__dirname, `${route.page}.tsx`))).toBe(true);
    expect(route.title.length).toBeLessThanOrEqual(60);
    expect(route.description.length).toBeGreaterThanOrEqual(120);
    expect(route.description.length).toBeLessThanOrEqual(155);
  },
);

test('No two pages share a title or a description', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
});

test('Structured data belongs to pages that exist', () => {
  const ids: string[] = routes.map(({ id }) => id);
  expect(Object.keys(head).filter((id) => !ids.includes(id))).toEqual([]);
});
