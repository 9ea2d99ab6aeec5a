/** @jest-environment node */
import { readSignedRegistry, readStoredSettings, writeDocumentsInWorker } from '@site/site';
import { readLiveState, openStore } from '@site/store';

/** The product of this house is called so under any brand; pictures break the line before it. */
const model = '(ISAM)';

const brand = {
  name: 'Lanternworks',
  legalName: 'Lanternworks Pictures Ltd',
  tagline: 'Films, from the first line on',
  about: 'We work from a lighthouse.',
};

test('Under another brand every document of the live site says that brand, and the old one nowhere', async () => {
  const store = await openStore();
  const { decision } = await readLiveState(store);
  if (!decision) throw new Error('Nothing is live in the store of this run.');
  const settings = await readStoredSettings(store, decision.units);
  const contact = { ...settings.contact, email: 'hello@lanternworks.example', address: ['A rock'] };
  const links = mapped(settings.links, (address) => address.replaceAll(/isam/gi, 'lanternworks'));
  const texts = await writeDocumentsInWorker({
    store,
    registry: (await readSignedRegistry(store, decision.units, settings)).registry,
    settings: { ...settings, brand, contact, links },
    rootFiles: [],
  });
  const documents = Object.entries(texts).filter(([file]) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(20);
  for (const [file, text] of documents)
    expect([file, text.includes(brand.name)]).toEqual([file, true]);
  const left = Object.entries(texts).flatMap(([file, text]) => placesIn(file, text));
  expect(left).toEqual([]);
});

function mapped<Key extends string>(
  record: Record<Key, string>,
  change: (value: string) => string,
): Record<Key, string> {
  const entries = Object.entries<string>(record).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

/** Places where a text still names the original brand, with their surroundings. */
function placesIn(file: string, text: string): string[] {
  const own = text.replaceAll(model, '');
  return Array.from(
    own.matchAll(/isam/gi),
    ({ index }) => `${file}: ${own.slice(Math.max(0, index - 40), index + 40)}`,
  );
}
