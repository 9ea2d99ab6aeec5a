import { StorageTimeoutError, retryOnTimeout } from './deck-database';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const silence = new Promise<never>(() => undefined);

describe('A storage that is asked', () => {
  test('Is asked once when it answers', async () => {
    const request = jest.fn(() => Promise.resolve('open'));
    await expect(retryOnTimeout(request, jest.fn())).resolves.toBe('open');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(request).toHaveBeenCalledTimes(1);
  });

  test('Is asked again when it is silent', async () => {
    const request = jest.fn().mockReturnValueOnce(silence).mockResolvedValue('open');
    const answer = retryOnTimeout(request, jest.fn());
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('open');
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('Gives what comes too late to whoever puts it away', async () => {
    let answerLate: (value: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => (answerLate = resolve));
    const request = jest.fn().mockReturnValueOnce(late).mockResolvedValue('second');
    const onLate = jest.fn();
    const answer = retryOnTimeout(request, onLate);
    await jest.advanceTimersByTimeAsync(2000);
    await expect(answer).resolves.toBe('second');
    answerLate('first');
    await jest.advanceTimersByTimeAsync(0);
    expect(onLate).toHaveBeenCalledWith('first');
  });

  test('Is believed at once when it refuses', async () => {
    const request = jest.fn(() => Promise.reject(new DOMException('Blocked', 'SecurityError')));
    await expect(retryOnTimeout(request, jest.fn())).rejects.toThrow('Blocked');
  });

  test('Is given up after four questions', async () => {
    const request = jest.fn(() => silence);
    const answer = retryOnTimeout(request, jest.fn());
    const told = expect(answer).rejects.toThrow(StorageTimeoutError);
    await jest.advanceTimersByTimeAsync(8000);
    await told;
    expect(request).toHaveBeenCalledTimes(4);
  });
});
