import { expect } from '@playwright/test';
import { isSlideshowClosed, signInToEditor, exportDeck } from './export-deck';
import { waitForDownload } from './wait-for-download';
import { testJourney, step } from './test-journey';

const noir = 'rgb(16, 17, 20)';

testJourney('A film maker designs a deck', 'light', async ({ openTab, folder }) => {
  const maker = await openTab();

  await step('A theme restyles the deck, and one step takes it back', async () => {
    await signInToEditor(maker);
    await maker.click('tab', 'Design');
    await maker.click('button', 'Noir');
    await maker.waitUntil('The slide is dark', hasGround, noir);
    await maker.press('Control', 'z');
    await maker.waitUntil('The slide is white', hasGround, 'rgb(255, 255, 255)');
    await maker.click('button', 'Noir');
    await maker.waitUntil('The slide is dark again', hasGround, noir);
  });

  await step('A layout makes a slide; its title is written by keyboard', async () => {
    await maker.click('button', 'Statement');
    await maker.expectElement('region', 'Canvas, slide 2 of 3');
    await maker.focus('region', 'Canvas…');
    await maker.press('t');
    await maker.type('Twelve nights in a closed cinema');
    await maker.press('Escape');
    await maker.expectText('Twelve nights in a closed cinema');
  });

  await step('A table is written from cell to cell, and a chart is drawn of figures', async () => {
    await maker.runCommand('budget table');
    await maker.press('Enter');
    await maker.type('Item');
    await maker.press('Enter');
    await maker.type('Projection rights');
    await maker.press('Enter');
    await maker.press('Escape');
    await maker.expectElement('columnheader', 'Item');
    await maker.expectElement('cell', 'Projection rights');
    await maker.runCommand('chart of a table');
    await maker.waitUntil('A chart of it is there', isOnCanvas, 'Bar chart: Projection rights');
  });

  await step('Words are found and replaced on every slide', async () => {
    await maker.runCommand('find and replace');
    await maker.fill('Find', 'closed cinema');
    await maker.fill('Replace with', 'locked cinema');
    await maker.press('Enter');
    await maker.expectText('1 place replaced.');
    await maker.press('Escape');
    await maker.expectText('Twelve nights in a locked cinema');
  });

  await step('The show goes from slide to slide', async () => {
    await maker.runCommand('present from the start');
    await maker.expectElement('dialog', 'Presenting. Slide 1 of 3');
    await maker.press('ArrowRight');
    await maker.expectElement('dialog', 'Presenting. Slide 2 of 3');
    // A key that falls while the screen is being filled is the browser's: another one ends the show.
    await maker.press('Escape');
    await maker.press('Escape');
    await maker.waitUntil('The show is over', isSlideshowClosed);
  });

  await step('They take it along as a PowerPoint file', async () => {
    await exportDeck(maker, 'PowerPoint…');
    expect((await waitForDownload(folder, '.pptx')).slice(0, 2)).toBe('PK');
  });

  await step('Everything is there after a reload', async () => {
    await maker.expectText('Saved');
    await maker.reload();
    await maker.click('option', 'Slide 1…');
    await maker.waitUntil('The slide is dark', hasGround, noir);
    await maker.click('option', 'Slide 2…');
    await maker.expectElement('cell', 'Projection rights');
    await maker.expectText('Twelve nights in a locked cinema');
  });
});

/** Runs inside the page. */
function hasGround(color: string): boolean {
  const ground = document.querySelector('[data-board] > :first-child');
  return ground !== null && getComputedStyle(ground).backgroundColor === color;
}

/** By the beginning of its name. Runs inside the page. */
function isOnCanvas(name: string): boolean {
  const elements = [...document.querySelectorAll('[data-board] [data-id]')];
  return elements.some((element) => element.getAttribute('aria-label')?.startsWith(name));
}
