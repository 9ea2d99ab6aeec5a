/**
 * Loads the font of Devanagari letters if a text has any: pages of members do not come with it, and a machine without
 * one shows boxes. Without it the name stays as it was.
 */
export async function loadFontFor(text: string): Promise<void> {
  if (!/\p{Script=Devanagari}/u.test(text)) return;
  await import('@site/ui/devanagari.css').catch(() => undefined);
}
