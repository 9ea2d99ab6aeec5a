/** @jest-environment node */
import { describeBucketError } from './bucket-errors';

test.each(['TimeoutError', 'AbortError'])(
  'A service that never answers, which the SDK calls %s, is out of reach',
  (name) => {
    const error = Object.assign(new Error('Connection timed out.'), { name });
    expect(describeBucketError(error, 's3://releases/site')).toMatch(
      /^s3:\/\/releases\/site cannot be reached/,
    );
  },
);
