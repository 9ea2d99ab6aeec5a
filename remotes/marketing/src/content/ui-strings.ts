/** Texts of the templates, next to the content of a page. */
export interface UiStrings {
  onThisPage: string;
  bookDemo: string;
}

export const englishUiStrings: UiStrings = {
  onThisPage: 'On this page',
  bookDemo: 'Book a Demo',
};

export const hindiUiStrings: UiStrings = {
  onThisPage: 'इस पृष्ठ पर',
  bookDemo: 'डेमो बुक करें',
};
