/**
 * Limits the style sheet of a library to an element of the remote: selectors begin with its class, `:root`, `html` and
 * `body` become that element, and names of animations, layers, registered properties and counters begin with the class.
 * @param className without the dot; begins with the name of the remote
 */
export function keepWithin(css: string, className: string): string;
