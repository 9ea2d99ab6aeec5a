import { runScriptsHere } from './run-scripts-here';
import { SampleSite } from './sample-site';

/** Prepares a site once for the tests of a file, and passes a copy of it to each test, which removes it afterwards. */
export function setUpSampleSite(
  take: (site: SampleSite) => void,
  begin: (site: SampleSite) => Promise<unknown> = (site) => site.start(),
): void {
  runScriptsHere();
  const prepared = new SampleSite();
  let copy: SampleSite;
  beforeAll(() => begin(prepared));
  beforeEach(() => {
    copy = prepared.copy();
    take(copy);
  });
  afterEach(() => copy.remove());
  afterAll(() => prepared.remove());
}
