import { downloadBlob, readStoredJson, safeSessionStorage, createSafeStorage } from './index';

const stored = 'what-is-stored';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  safeSessionStorage.removeItem(stored);
});

function refuse(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'QuotaExceededError');
    });
}

describe('Storage', () => {
  test('Keeps what it is given in the browser’s own', () => {
    safeSessionStorage.setItem(stored, 'text');
    expect(sessionStorage.getItem(stored)).toBe('text');
    expect(safeSessionStorage.getItem(stored)).toBe('text');
    safeSessionStorage.removeItem(stored);
    expect(sessionStorage.getItem(stored)).toBeNull();
  });

  test('That is blocked keeps it as long as the page', () => {
    refuse('getItem', 'setItem', 'removeItem');
    expect(safeSessionStorage.getItem(stored)).toBeNull();
    safeSessionStorage.setItem(stored, 'text');
    expect(safeSessionStorage.getItem(stored)).toBe('text');
    safeSessionStorage.removeItem(stored);
    expect(safeSessionStorage.getItem(stored)).toBeNull();
  });

  test('That is full hands out the newest text, not the last one that still found room', () => {
    safeSessionStorage.setItem(stored, 'old');
    refuse('setItem');
    safeSessionStorage.setItem(stored, 'new');
    expect(safeSessionStorage.getItem(stored)).toBe('new');
  });

  test('That has room again takes over', () => {
    refuse('setItem');
    safeSessionStorage.setItem(stored, 'old');
    jest.restoreAllMocks();
    safeSessionStorage.setItem(stored, 'new');
    expect(sessionStorage.getItem(stored)).toBe('new');
  });

  test('That is not there at all, as in Node, is empty', () => {
    const nowhere = createSafeStorage(() => {
      throw new ReferenceError('sessionStorage is not defined');
    });
    expect(nowhere.getItem(stored)).toBeNull();
  });
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['{"a":', undefined],
  ['null', undefined],
  [undefined, undefined],
])('%j is read as %j', (text, value) => {
  if (text !== undefined) sessionStorage.setItem(stored, text);
  expect(readStoredJson(safeSessionStorage, stored)).toEqual(value);
});

test('A file goes to the downloads under its name, and its memory is given back later', () => {
  jest.useFakeTimers();
  const clicked: string[] = [];
  const revoked: string[] = [];
  Object.assign(URL, {
    createObjectURL: () => 'blob:file',
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  downloadBlob(new Blob(['{}']), 'my-data.json');
  expect(clicked).toEqual(['my-data.json blob:file']);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
  jest.useRealTimers();
});
