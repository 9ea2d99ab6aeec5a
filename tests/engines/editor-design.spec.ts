import { expect } from '@playwright/test';
import { isOver, openTheEditor, takeAlong } from './at-the-editor';
import { untilDownloaded } from './downloaded';
import { journey, step } from './test';

const noir = 'rgb(16, 17, 20)';

journey('A film maker designs a deck', 'light', async ({ sitDown, folder }) => {
  const maker = await sitDown();

  await step('A theme restyles the deck, and one step takes it back', async () => {
    await openTheEditor(maker);
    await maker.click('tab', 'Design');
    await maker.click('button', 'Noir');
    await maker.until('The slide is dark', hasGround, noir);
    await maker.press('Control', 'z');
    await maker.until('The slide is white', hasGround, 'rgb(255, 255, 255)');
    await maker.click('button', 'Noir');
    await maker.until('The slide is dark again', hasGround, noir);
  });

  await step('A layout makes a slide; its title is written by keyboard', async () => {
    await maker.click('button', 'Statement');
    await maker.sees('region', 'Canvas, slide 2 of 3');
    await maker.focus('region', 'Canvas…');
    await maker.press('t');
    await maker.type('Twelve nights in a closed cinema');
    await maker.press('Escape');
    await maker.reads('Twelve nights in a closed cinema');
  });

  await step('A table is written from cell to cell, and a chart is drawn of figures', async () => {
    await maker.run('budget table');
    await maker.press('Enter');
    await maker.type('Item');
    await maker.press('Enter');
    await maker.type('Projection rights');
    await maker.press('Escape');
    await maker.sees('columnheader', 'Item');
    await maker.sees('cell', 'Projection rights');
    await maker.run('chart of a table');
    await maker.until('A chart of it is there', isOnCanvas, 'Bar chart: Projection rights');
  });

  await step('Words are found and replaced on every slide', async () => {
    await maker.run('find and replace words');
    await maker.fill('Find', 'closed cinema');
    await maker.fill('Replace with', 'locked cinema');
    await maker.press('Enter');
    await maker.reads('1 place replaced.');
    await maker.press('Escape');
    await maker.reads('Twelve nights in a locked cinema');
  });

  await step('The show goes from slide to slide', async () => {
    await maker.run('present from the start');
    await maker.sees('dialog', 'Presenting. Slide 1 of 3');
    await maker.press('ArrowRight');
    await maker.sees('dialog', 'Presenting. Slide 2 of 3');
    // A key that falls while the screen is being filled is the browser's: another one ends the show.
    await maker.press('Escape');
    await maker.press('Escape');
    await maker.until('The show is over', isOver);
  });

  await step('They take it along as a PowerPoint file', async () => {
    await takeAlong(maker, 'PowerPoint…');
    expect((await untilDownloaded(folder, '.pptx')).slice(0, 2)).toBe('PK');
  });

  await step('Everything is there after a reload', async () => {
    await maker.reads('Saved');
    await maker.reload();
    await maker.click('option', 'Slide 1');
    await maker.until('The slide is dark', hasGround, noir);
    await maker.click('option', 'Slide 2');
    await maker.sees('cell', 'Projection rights');
    await maker.reads('Twelve nights in a locked cinema');
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
