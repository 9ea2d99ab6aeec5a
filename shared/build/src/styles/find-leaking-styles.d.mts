/** A rule that would change more than its remote. `line` counts from 1; `sentence` names the rule and what to write. */
export type StyleLeak = { line: number; sentence: string };

/**
 * Finds what a style sheet of a remote would change outside of the remote's own elements. A selector is the remote's if
 * all that it selects has, or is inside of an element that has, a class or id that begins with `<name>-` or an attribute
 * `data-<name>…`.
 * @param options.name of the remote
 * @param options.isModule the sheet is the source of a CSS module, whose classes and animations are renamed
 * @param options.isAnyNameOwn classes of every name count, except the shell's: for styles that a library injects
 * @returns in the order of the sheet; empty for a sheet that leaks nothing
 */
export function findLeakingStyles(
  css: string,
  options: { name: string; isModule?: boolean; isAnyNameOwn?: boolean },
): StyleLeak[];
