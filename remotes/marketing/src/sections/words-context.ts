import { createContext } from 'react';
import { english } from '../content/words';

/** The templates' own words, in the language of the page. */
export const WordsContext = createContext(english);
