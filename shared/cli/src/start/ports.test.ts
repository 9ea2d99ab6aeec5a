/** @jest-environment node */
import { createServer, type AddressInfo, type Server } from 'node:net';
import { requireFreePorts } from './ports';

let taken: Server[] = [];
afterEach(() => {
  for (const server of taken) server.close();
  taken = [];
});

describe('Ports at start', () => {
  test('Free ports are no reason to stop', async () => {
    const site = await takePort();
    await new Promise((resolve) => taken.pop()?.close(resolve));
    await expect(requireFreePorts({ site }, { waitMs: 0 })).resolves.toBeUndefined();
  });

  test('A port that is taken is named with what it is for', async () => {
    const site = await takePort();
    await expect(requireFreePorts({ site }, { waitMs: 0 })).rejects.toThrow(
      `This port is taken by another program: ${site} (site). Stop that program, then try again.`,
    );
  });

  test('A port of a site that is ending is waited for', async () => {
    const site = await takePort();
    const log = jest.spyOn(console, 'error').mockImplementation(() => taken.pop()?.close());
    await requireFreePorts({ site });
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`Waiting for ${site} (site)`));
    log.mockRestore();
  });

  test('All ports that are taken are named at once', async () => {
    const [site, backend] = [await takePort(), await takePort()];
    await expect(requireFreePorts({ site, backend }, { waitMs: 0 })).rejects.toThrow(
      `These ports are taken by another program: ${site} (site), ${backend} (backend).`,
    );
  });

  test('A program that listens on this machine’s own address only is seen too', async () => {
    const site = await takePort('127.0.0.1');
    await expect(requireFreePorts({ site }, { waitMs: 0 })).rejects.toThrow(`${site} (site)`);
  });
});

function takePort(host?: string): Promise<number> {
  const server = createServer();
  taken.push(server);
  return new Promise((resolve) => {
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });
}
