/** Whether the page is drawn on a dark ground. Runs inside it. */
export function isPageDark(): boolean {
  const [red = 255] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return red < 128;
}

/** Cumulative layout shift since navigation; 0 in engines that do not report it. Runs inside the page. */
export function measureLayoutShift(): Promise<number> {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return Promise.resolve(0);
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
      resolve(shifts.reduce((sum, { value }) => sum + value, 0));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    // Without any shift the observer is never called.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}
