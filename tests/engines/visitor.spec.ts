import { expect } from '@playwright/test';
import { readFontWidths, readOtherFont } from '../support/read-font-widths';
import { waitForMail } from '../support/mailbox';
import { createEmail } from '../support/members';
import { isPageDark, measureLayoutShift } from './measure-layout-shift';
import { testJourney, step } from './test-journey';

testJourney('A visitor looks around and books a demo', 'dark', async ({ openTab }) => {
  const visitor = await openTab();

  await step('The landing page is there, in the dark, and nothing moves', async () => {
    await visitor.open('/');
    await visitor.expectElement('heading', 'Integrated SaaS & Agent Model (ISAM)');
    expect(await visitor.evaluate(isPageDark)).toBe(true);
    expect(await visitor.evaluate(measureLayoutShift)).toBe(0);
  });

  await step('Its headline stands in the site’s own face, on this first visit', async () => {
    const { seen, real, other } = await visitor.evaluate(readFontWidths, readOtherFont());
    expect(seen).toEqual(real);
    expect(seen[0]).not.toBe(other[0]);
  });

  await step('A link leads on without another document, and Back leads home', async () => {
    await visitor.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await visitor.click('link', 'Pricing');
    await visitor.expectElement('heading', 'Pricing Plans');
    await visitor.click('tab', 'Organizations');
    await visitor.expectPath('/pricing?for=organization');
    await visitor.back();
    await visitor.expectElement('heading', 'Integrated SaaS & Agent Model (ISAM)');
    expect(await visitor.evaluate(() => document.documentElement.hasAttribute('data-same'))).toBe(
      true,
    );
  });

  await step('A question opens its answer', async () => {
    await visitor.open('/faq');
    await visitor.click('heading', 'How do I get support?');
    await visitor.waitUntil(
      'One answer is open',
      () => document.querySelectorAll('details[open]').length === 1,
    );
  });

  await step('The form takes a request, and the mail arrives', async () => {
    const email = createEmail('engine');
    await visitor.open('/book-demo');
    await visitor.evaluate(openNothing);
    await visitor.fill('Name', 'Asha Rao');
    await visitor.fill('Email', email);
    await visitor.fill('Company', 'Salt Road Films');
    await visitor.fill('Phone', '98765 43210');
    await visitor.choose('Company size', '250+');
    await visitor.fill('Message', 'A road film that crosses a border in one night.');
    await visitor.click('button', 'Book a Demo');
    await visitor.expectText('Thank you, Asha Rao');
    await waitForMail(email);
  });

  // Last, because Firefox's driver does not hear of a page that follows one from the back/forward cache.
  await step(
    'An address that nobody has is said to be missing, and there is a way back',
    async () => {
      await visitor.open('/no-such-page');
      await visitor.expectText('The page you are looking for does not exist or has been moved.');
      await visitor.click('button', 'Go Back');
      await visitor.expectPath('/book-demo');
    },
  );
});

/** The chat stands on another machine. */
function openNothing(): void {
  window.open = () => null;
}
