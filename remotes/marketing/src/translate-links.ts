import type { RouteDeclaration, RouteLink } from '@site/contract';

/**
 * Adds the texts of a language to the links of routes. An empty text is not translated yet: visitors see the original.
 * @throws naming a text that the dictionary lacks, and the line to add it to
 */
export function translateLinks(
  routes: RouteDeclaration[],
  language: string,
  dictionary: Readonly<Record<string, string>>,
): RouteDeclaration[] {
  const translate = (text: string) => {
    const translation = dictionary[text];
    if (translation !== undefined) return translation || text;
    throw new Error(
      `"${text}" has no translation into "${language}". Add it as line 2 of remotes/marketing/src/content/navigation-${language}.json; "${text}": "" shows it untranslated until there is one.`,
    );
  };
  const translateLink = (link: RouteLink): RouteLink => ({
    ...link,
    translations: {
      ...link.translations,
      [language]: {
        label: translate(link.label),
        ...(link.group && { group: translate(link.group) }),
        ...(link.description && { description: translate(link.description) }),
      },
    },
  });
  return routes.map(({ links, ...route }) =>
    links ? { ...route, links: links.map(translateLink) } : route,
  );
}
