import { SITE_LANGUAGE } from '@site/contract';
import type { LoadProblem } from '@site/page/settings';
import { createContext, use } from 'react';

const englishStrings = {
  skipToContent: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  /** Name of the link to the home page; `{name}` is the brand. */
  home: '{name}, home',
  rightsReserved: 'All rights reserved.',
  loading: 'Loading...',
  loadingPage: 'Loading the page',
  retry: 'Retry',
  retrying: 'Trying again…',
  goHome: 'Go to the home page',
  unavailable: 'This page cannot be shown right now',
  /** Sentence behind the reason: the work that is safe, and the next step. */
  unavailableAdvice: {
    outdated: 'Nothing you have saved or typed is lost. Reload to go on.',
    offline: 'Nothing you have saved or typed is lost. Check your connection and try again.',
    unknown:
      'The rest of the site works, and nothing you have saved or typed is lost. Please try again in a moment.',
  } satisfies Record<LoadProblem, string>,
  reload: 'Reload',
  /** Reasons why the page `{title}` is missing, by `ErrorKind`. */
  reasons: {
    outdated: 'A newer version of this site is ready, and “{title}” needs it.',
    offline: '“{title}” couldn’t be loaded because the site can’t be reached.',
    timeout: '“{title}” couldn’t be loaded in time.',
    lost: '“{title}” could not be loaded.',
    broken: '“{title}” stopped because of an error on our side.',
    gone: '“{title}” is not part of the site at the moment.',
  },
  error: 'Error',
  notInteractive: 'You can read this page, but some of its buttons do not respond yet.',
  updateOffer:
    'There is a newer version of this page. What you have typed stays, except passwords.',
  updateNow: 'Use it now',
  later: 'Later',
};

/** Texts of the shell around and instead of pages, in one language. */
export type ShellStrings = typeof englishStrings;

/** Only documents in another language contain its texts, so English pages do not grow with the languages. */
let stringsByLanguage: Record<string, ShellStrings> = {};

/** Adds the texts of further languages, before rendering. */
export function setShellTranslations(translations: Record<string, ShellStrings> = {}): void {
  stringsByLanguage = translations;
}

/** Language of the visible page. */
export const LanguageContext = createContext(SITE_LANGUAGE);

/** Texts of the shell in the language of the visible page; English where there are none. */
export function useShellStrings(): ShellStrings {
  return stringsByLanguage[use(LanguageContext)] ?? englishStrings;
}
