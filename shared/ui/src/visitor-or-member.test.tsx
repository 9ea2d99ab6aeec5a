import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { VisitorOrMember } from './visitor-or-member';

beforeAll(() => {
  const sheet = document.createElement('style');
  sheet.textContent = readFileSync(join(__dirname, 'ui.css'), 'utf8');
  document.head.append(sheet);
});

test.each([
  { who: 'a visitor', isMember: false, sees: 'Start' },
  { who: 'a member', isMember: true, sees: 'Go on' },
])('Of two offers $who sees one: $sees', ({ isMember, sees }) => {
  document.documentElement.toggleAttribute('data-member', isMember);
  render(
    <VisitorOrMember visitor={<a href="/login">Start</a>} member={<a href="/editor">Go on</a>} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([sees]);
});
