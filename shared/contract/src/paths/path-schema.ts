import * as v from 'valibot';
import { siteLanguagePathOf } from '../language';
import { isUnique } from '../name-schemas';
import { isPattern, listParameters } from './path-pattern';

const pathMessage = 'expected a path such as /pitch-deck, lower case, without a trailing slash';
const patternMessage =
  'expected a path such as /academy/:course, /academy/:course? or /academy/*: lower case, without a trailing slash, names of parameters as in courseId';

/** Paths of the shell's own files and of the not-found page. */
const reserved = /^\/(404|index|static|canary|registry|headers)(\/|$)/;

const reservedCheck = v.check(
  (each: string) => !reserved.test(each),
  ({ input }) => `the address ${input} belongs to the shell; choose another one`,
);

/** Longest path of a page, in characters. */
const MAX_PATH_LENGTH = 200;

/** Schema of a path without parameters. */
export const PathSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_PATH_LENGTH, `expected at most ${MAX_PATH_LENGTH} characters`),
  v.regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, pathMessage),
  reservedCheck,
);

/**
 * Schema of the path of a page: static segments, parameters (`:course`), at the end one that may be absent (`:deck?`) or
 * the rest of the address (`*`). The first segment is static, so no page can take the addresses of others.
 */
export const RoutePathSchema = v.pipe(
  v.string(),
  v.maxLength(MAX_PATH_LENGTH, `expected at most ${MAX_PATH_LENGTH} characters`),
  v.regex(
    /^\/([a-z0-9-]+(\/([a-z0-9-]+|:[a-z][A-Za-z0-9]*))*(\/:[a-z][A-Za-z0-9]*\?|\/\*)?)?$/,
    ({ input }) => (isPattern(input) ? describeMalformed(input) : pathMessage),
  ),
  reservedCheck,
  v.check(
    (path) => !/^\/[:*]/.test(siteLanguagePathOf(path)),
    ({ input }) =>
      `${input} matches the pages of a whole language; begin it with a segment of its own`,
  ),
  v.check(
    (path) => isUnique(listParameters(path)),
    ({ input }) => `${input} names a parameter twice`,
  ),
);

function describeMalformed(path: string): string {
  return /^\/?[:*]/.test(path)
    ? `${path.slice(0, 60)} matches pages of others; begin it with a segment of its own`
    : patternMessage;
}
