import { render, screen } from '@testing-library/react';
import { MemoryRouter } from '@site/testing/memory-router';
import * as plain from '@site/ui';
import * as mui from '@site/ui/mui';
import { allExamples } from './all-examples';
import { Catalogue } from './catalogue';
import { writeJsx } from './write-jsx';

/** Exports that are no component with a look. */
const WITHOUT_LOOK = ['joinClassNames', 'MuiScope'];

test.each([
  ['@site/ui', plain],
  ['@site/ui/mui', mui],
])('The catalogue has every component of %s', (entry, exports) => {
  const shown = allExamples
    .filter(({ title }) => title.endsWith(`, ${entry}`))
    .flatMap(({ components }) => components);
  const names = Object.keys(exports).filter((name) => !WITHOUT_LOOK.includes(name));
  expect(shown.toSorted()).toEqual(names.toSorted());
});

test('Every example renders without a warning', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Catalogue />, { wrapper: MemoryRouter });
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(allExamples.length);
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
});

test('The code of a state is the JSX that creates it', () => {
  const { Primary, Disabled } = allExamples[1]?.states ?? {};
  expect(writeJsx(Primary)).toBe('<Button variant="primary">\n  Export deck\n</Button>');
  expect(writeJsx(Disabled)).toContain('<Button disabled>\n  Save link\n</Button>');
  expect(writeJsx(<mui.Skeleton height={48} />)).toBe('<Skeleton height={48} />');
});
