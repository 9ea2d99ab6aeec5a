import type { ConnectAccount } from './connect-account';
import type { Device, SyncFaults } from './create-device';
import { createDevicePair, notesOf, writeNotes } from './device-pair';

/** Steps of a save with a merge. */
const STEPS = 12;

const FAULTS: Readonly<Record<string, SyncFaults>> = {
  'without a fault': {},
  'without a network': { refuse: 'offline' },
  'whose answers are lost': { losesAnswers: true },
  'with status 500': { refuse: 500 },
  'with status 503': { refuse: 503 },
  'with status 429': { refuse: 429 },
  'with status 413': { refuse: 413 },
  'after signing out elsewhere': { refuse: 401 },
  'with a full disk': { isDiskFull: true },
  ...Object.fromEntries(
    Array.from({ length: STEPS }, (_, step) => [
      `killed at step ${step + 1}`,
      { killAt: step + 1 },
    ]),
  ),
};

const DAY_MS = 86_400_000;

const CLOCKS = { 'right clocks': 0, 'a clock a day late': -DAY_MS, 'a clock a day early': DAY_MS };

const CASES = Object.entries(FAULTS).flatMap(([name, faults]) =>
  (['the same slide', 'different slides'] as const).map((where) => ({ name, where, faults })),
);

/** Tests that two people lose nothing whatever goes wrong while one of them saves. */
export function describeSyncFaults(connect: () => Promise<ConnectAccount>): void {
  describe('Two people write', () => {
    let account: ConnectAccount;
    beforeAll(async () => {
      account = await connect();
    });

    test.each(CASES)(
      'on $where; a save $name loses nothing and makes no copy twice',
      async ({ where, faults }) => {
        const { laptop, phone } = await createDevicePair(account);
        await writeOnBoth(laptop, phone, where);
        await phone.sync(faults);
        writeNotes(phone, 'three', 'after the fault');
        for (const device of [phone, laptop, phone]) await device.sync();
        for (const device of [laptop, phone])
          expect(notesOf(device)).toEqual(['after the fault', 'from the laptop', 'from the phone']);
      },
    );

    test.each(Array.from({ length: STEPS }, (_, step) => step + 1))(
      'and both save at once, one in the middle of the other, at step %i',
      async (at) => {
        const { laptop, phone } = await createDevicePair(account);
        await writeOnBoth(laptop, phone, 'the same slide');
        const run = async () => {
          writeNotes(laptop, 'two', 'meanwhile');
          await laptop.sync();
          writeNotes(phone, 'three', 'while saving');
        };
        await phone.sync({ meanwhile: { at, run } });
        for (const device of [phone, laptop, phone]) await device.sync();
        const isReached = notesOf(laptop).includes('meanwhile');
        for (const device of [laptop, phone])
          expect(notesOf(device)).toEqual([
            'from the laptop',
            'from the phone',
            ...(isReached ? ['meanwhile', 'while saving'] : []),
          ]);
      },
    );

    test.each(Object.entries(CLOCKS))(
      'with %s, and both find all of it',
      async (_, clockErrorMs) => {
        const { laptop, phone } = await createDevicePair(account, clockErrorMs);
        await writeOnBoth(laptop, phone, 'the same slide');
        for (const device of [phone, laptop]) await device.sync();
        for (const device of [laptop, phone])
          expect(notesOf(device)).toEqual(['from the laptop', 'from the phone']);
      },
    );
  });
}

async function writeOnBoth(
  laptop: Device,
  phone: Device,
  where: 'the same slide' | 'different slides',
): Promise<void> {
  writeNotes(laptop, 'one', 'from the laptop');
  writeNotes(phone, where === 'the same slide' ? 'one' : 'two', 'from the phone');
  await laptop.sync();
}
