/**
 * Takes `__proto__` from all objects of this process. lite 0.10 collects filters in plain objects under the names
 * that a caller chose: `?__proto__=eq.1` then changed every object there is, and no answer could be written any
 * more until a restart. Without the accessor it is a name like any other, of a column that is not there.
 */
export function shutPrototypeDoor(): void {
  Reflect.deleteProperty(Object.prototype, '__proto__');
}
