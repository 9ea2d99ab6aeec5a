import { classifyError, type ErrorKind, errorIdOf } from './error-kind';
import { LoadError } from './load-error';

describe('What can keep a page away', () => {
  afterEach(() => jest.restoreAllMocks());

  test.each<[string, ErrorKind]>([
    ['No answer within 8000 ms.', 'timeout'],
    ['#RUNTIME-008 … ScriptNetworkError: Script "x" timed out.', 'timeout'],
    ['#RUNTIME-008 Failed to load script resources', 'lost'],
    ['#RUNTIME-008 … ScriptExecutionError: Script "x" loaded but threw', 'broken'],
    ['#RUNTIME-001 Failed to get remoteEntry exports', 'broken'],
    ['Loading chunk 6 failed.', 'lost'],
    ['Module "./faq" does not exist in container.', 'gone'],
    ['The module "faq" of "marketing_a" is empty.', 'gone'],
    ['Cannot read properties of undefined', 'broken'],
  ])('“%s” is “%s”', (message, kind) => {
    expect(classifyError(new LoadError(new Error(message)))).toBe(kind);
  });

  test('Whatever does not arrive while the browser is off line is that; code that throws is not', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(classifyError(new LoadError(new Error('Loading chunk 6 failed.')))).toBe('offline');
    expect(classifyError(new LoadError(new Error('Cannot read properties')))).toBe('broken');
  });

  test('Each error has an id that can be read out', () => {
    const ids = Array.from({ length: 50 }, () => errorIdOf(new LoadError('lost')));
    expect(new Set(ids).size).toBe(50);
    for (const id of ids) expect(id).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
  });
});
