/** Renames keys of every record in a store; keys without a new name stay. */
export function renameKeysInStore(
  store: IDBObjectStore,
  names: Readonly<Record<string, string>>,
): void {
  const request = store.openCursor();
  request.addEventListener('success', () => {
    const cursor = request.result;
    if (!cursor) return;
    const entries = Object.entries<unknown>(cursor.value);
    cursor.update(Object.fromEntries(entries.map(([key, value]) => [names[key] ?? key, value])));
    cursor.continue();
  });
}
