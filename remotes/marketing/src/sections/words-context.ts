import { createContext } from 'react';
import { english } from '../content/words';

/** Texts of the templates in the language of the page. */
export const WordsContext = createContext(english);
