import { renderPage } from '@site/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './index';

test('A button in a form does not send it by accident', async () => {
  let sent = 0;
  render(
    <form onSubmit={() => (sent += 1)}>
      <Button>Clear</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sent).toBe(0);
});

test('A button keeps the classes it is given beside its look', () => {
  render(
    <Button variant="primary" size="small" className="wide">
      Send
    </Button>,
  );
  expect(screen.getByRole('button').className).toBe(
    'ui-button ui-button-primary ui-button-small wide',
  );
});

test('What leads somewhere is a link, and stays inside the site', async () => {
  const page = renderPage(<ButtonLink to="/book-demo">Book a Demo</ButtonLink>, { path: '/' });
  const link = screen.getByRole('link', { name: 'Book a Demo' });
  expect(link.getAttribute('href')).toBe('/book-demo');
  await userEvent.click(link);
  expect(page.currentPath()).toBe('/book-demo');
});
