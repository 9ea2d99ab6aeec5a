/** @jest-environment node */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fillSitePlaceholders } from '@site/contract';
import { createSampleSettings } from '@site/testing';
import { head } from './head';
import { routes } from './routes';

test.each(routes)(
  '$path has a page, a title of at most 60 and a description of 120 to 155 characters',
  (route) => {
    const files = ['ts', 'tsx'].map((ending) => path.join(__dirname, `${route.page}.${ending}`));
    expect(files.some((file) => existsSync(file))).toBe(true);
    const description = fillSitePlaceholders(route.description, createSampleSettings());
    expect(fillSitePlaceholders(route.title, createSampleSettings()).length).toBeLessThanOrEqual(
      60,
    );
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(155);
  },
);

test.each([
  ['header', 'Major Development Project', ['Pitch Deck', 'Business Plan']],
  ['header', 'Use Cases', ['Industry Professionals', 'Organizations', 'Educational Institutions']],
  ['header', undefined, ['Pricing']],
  ['action', undefined, ['Book a Demo']],
  ['footer', 'About', ['About us', 'FAQ’s', 'Contact Us']],
  ['footer', 'Resources', ['Video Content', 'AI Disclaimer', 'AI Ethics & Fair Use Policy']],
  ['footer', 'Follow us', ['LinkedIn', 'Instagram', 'Facebook', 'Video channel']],
  ['legal', undefined, ['Privacy Policy', 'Terms of Service']],
])('In the %s, under %s, stand the pages of the specification', (placement, group, labels) => {
  const links = routes.flatMap((route) => route.links ?? []);
  const placedLinks = links.filter((link) => link.placement === placement && link.group === group);
  expect(placedLinks.map(({ label }) => label)).toEqual(labels);
});

test('No two pages share a title or a description', () => {
  expect(new Set(routes.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(routes.map(({ description }) => description)).size).toBe(routes.length);
});

test('Structured data belongs to pages that exist', () => {
  const ids: string[] = routes.map(({ id }) => id);
  expect(Object.keys(head).filter((id) => !ids.includes(id))).toEqual([]);
});
