/** Texts of the templates, next to the content of a page. */
export interface UiStrings {
  onThisPage: string;
  cutTo: string;
  fadeOut: string;
  bookDemo: string;
}

export const englishUiStrings: UiStrings = {
  onThisPage: 'On this page',
  cutTo: 'Cut to:',
  fadeOut: 'Fade out.',
  bookDemo: 'Book a Demo',
};

export const hindiUiStrings: UiStrings = {
  onThisPage: 'इस पृष्ठ पर',
  cutTo: 'कट टू:',
  fadeOut: 'फ़ेड आउट।',
  bookDemo: 'डेमो बुक करें',
};
