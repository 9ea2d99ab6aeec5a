/** Tells whether the visitor asked the browser to save data: then only clicked pages are loaded. */
export function isDataSaverOn(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator;
  return connection?.saveData === true;
}
