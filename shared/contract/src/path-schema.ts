import * as v from 'valibot';

const pathMessage = 'expected a path such as /pitch-deck, lower case, without a trailing slash';

/** Paths of the shell's own files and of the not-found page. */
const reserved = /^\/(404|index|static|canary|registry|headers)(\/|$)/;

/** Schema of the path of a page. */
export const PathSchema = v.pipe(
  v.string(),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, pathMessage),
  v.check(
    (each) => !reserved.test(each),
    ({ input }) => `the address ${input} belongs to the shell; choose another one`,
  ),
);
