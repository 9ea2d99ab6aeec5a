import { SampleSite } from './sample-site';

/** Begins a site once for the tests of a file, and hands each of them a copy of it, which goes with the test. */
export function siteForEachTest(
  take: (site: SampleSite) => void,
  begin: (site: SampleSite) => Promise<unknown> = (site) => site.start(),
): void {
  const begun = new SampleSite();
  let copy: SampleSite;
  beforeAll(() => begin(begun));
  beforeEach(() => {
    copy = begun.copy();
    take(copy);
  });
  afterEach(() => copy.remove());
  afterAll(() => begun.remove());
}
