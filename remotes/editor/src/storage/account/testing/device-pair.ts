import { createDeck, createSlide } from '../../../core/model/create';
import type { ConnectAccount } from './connect-account';
import { createDevice, type Device } from './create-device';

let deckCount = 0;

/** Laptop and phone with the same deck, which is in the account. */
export async function createDevicePair(connect: ConnectAccount, clockErrorMs = 0) {
  deckCount += 1;
  const slides = ['one', 'two', 'three'].map((id) => createSlide({ id }));
  const deck = createDeck({ id: `faults-${deckCount}`, slides });
  const laptop = createDevice({ connect, name: 'Laptop', deck });
  const phone = createDevice({ connect, name: 'Phone', deck, clockErrorMs });
  await laptop.sync();
  await phone.sync();
  return { laptop, phone };
}

export function writeNotes(device: Device, slideId: string, notes: string): void {
  device.edit((current) => ({
    ...current,
    slides: current.slides.map((slide) => (slide.id === slideId ? { ...slide, notes } : slide)),
  }));
}

/** Notes of all slides, sorted, each as often as it is there. */
export function notesOf({ deck }: Device): string[] {
  const notes = deck.slides.map((slide) => slide.notes);
  return notes.filter((note) => note !== '').toSorted();
}
