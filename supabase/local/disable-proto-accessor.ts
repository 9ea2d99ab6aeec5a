/**
 * Removes the `__proto__` accessor from all objects of this process. lite 0.10 stores filters in plain objects, keyed
 * by the names in the query: `?__proto__=eq.1` modified every object, and all requests failed until a restart.
 * Without the accessor it is an unknown column.
 */
export function disableProtoAccessor(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
