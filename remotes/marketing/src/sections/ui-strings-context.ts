import { createContext } from 'react';
import { englishUiStrings } from '../content/ui-strings';

/** Texts of the templates in the language of the page. */
export const UiStringsContext = createContext(englishUiStrings);
