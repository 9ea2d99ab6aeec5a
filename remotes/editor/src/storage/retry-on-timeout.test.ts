import { StorageTimeoutError, retryOnTimeout } from './retry-on-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const silence = new Promise<never>(() => undefined);

describe('A storage that is asked', () => {
  test('Is asked once when it answers', async () => {
    const ask = jest.fn(() => Promise.resolve('open'));
    await expect(retryOnTimeout(ask, jest.fn())).resolves.toBe('open');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('Is asked again when it is silent', async () => {
    const ask = jest.fn().mockReturnValueOnce(silence).mockResolvedValue('open');
    const answer = retryOnTimeout(ask, jest.fn());
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('open');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('Gives what comes too late to whoever puts it away', async () => {
    let answerLate: (value: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (answerLate = resolve));
    const ask = jest.fn().mockReturnValueOnce(late).mockResolvedValue('second');
    const onLate = jest.fn();
    const answer = retryOnTimeout(ask, onLate);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('second');
    answerLate('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(onLate).toHaveBeenCalledWith('first');
  });

  test('Is believed at once when it refuses', async () => {
    const ask = jest.fn(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
    await expect(retryOnTimeout(ask, jest.fn())).rejects.toThrow('Blocked');
  });

  test('Is given up after four questions', async () => {
    const ask = jest.fn(() => silence);
    const answer = retryOnTimeout(ask, jest.fn());
    const told = expect(answer).rejects.toThrow(StorageTimeoutError);
    await jest.advanceTimersByTimeAsync(8000);
    await told;
    expect(ask).toHaveBeenCalledTimes(4);
  });
});
