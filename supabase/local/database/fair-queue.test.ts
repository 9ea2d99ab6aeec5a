/** @jest-environment node */
import { createFairQueue } from './fair-queue';

test('Who arrived first is first with every step; newcomers of one step wait', async () => {
  const enterQueue = createFairQueue();
  const done: string[] = [];
  const step = async (name: string, order: number) => {
    const end = await enterQueue({ lane: 'rest', order });
    done.push(name);
    await Promise.resolve();
    end();
  };
  async function signIn() {
    for (const number of [1, 2, 3]) await step(`sign in ${number}`, 1);
  }
  await Promise.all([signIn(), ...[2, 3, 4].map((order) => step(`write ${order}`, order))]);
  expect(done.indexOf('sign in 3')).toBeLessThan(done.indexOf('write 4'));
});

test('A read waits for one step of three hundred sign-ins, not for all of them', async () => {
  const enterQueue = createFairQueue();
  const done: string[] = [];
  const turn = async (name: string, lane: 'auth' | 'rest', order: number) => {
    const end = await enterQueue({ lane, order });
    done.push(name);
    await Promise.resolve();
    end();
  };
  await Promise.all([
    ...Array.from({ length: 300 }, (_, order) => turn('sign in', 'auth', order)),
    turn('read', 'rest', 301),
  ]);
  expect(done.indexOf('read')).toBe(1);
});

test('One turn at a time, and each is given once', async () => {
  const enterQueue = createFairQueue();
  let running = 0;
  let given = 0;
  await Promise.all(
    Array.from({ length: 50 }, async (_, order) => {
      const end = await enterQueue({ lane: order % 2 ? 'auth' : 'rest', order });
      running += 1;
      given += 1;
      expect(running).toBe(1);
      await new Promise((next) => setImmediate(next));
      running -= 1;
      end();
    }),
  );
  expect(given).toBe(50);
});
