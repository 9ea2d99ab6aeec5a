import type { RouteDeclaration, RouteLink } from '@site/contract';

/**
 * Adds the texts of a language to the links of routes.
 * @throws naming a text that the dictionary lacks
 */
export function translateLinks(
  routes: RouteDeclaration[],
  language: string,
  dictionary: Readonly<Record<string, string>>,
): RouteDeclaration[] {
  const translate = (text: string) => {
    const translation = dictionary[text];
    if (!translation) throw new Error(`"${text}" has no translation into "${language}".`);
    return translation;
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
