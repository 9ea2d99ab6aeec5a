import { SITE_LANGUAGE } from '@site/contract';
import { createContext, use } from 'react';
import { englishUiStrings } from '../content/ui-strings';

/** Texts of the templates in the language of the page. */
export const UiStringsContext = createContext(englishUiStrings);

/** Language of a name that stays English on a page in another language; undefined for the page's own text. */
export function useNameLanguage(name: string): string | undefined {
  const isForeign = use(UiStringsContext) !== englishUiStrings && /^[\x20-\x7e]+$/.test(name);
  return isForeign ? SITE_LANGUAGE : undefined;
}
