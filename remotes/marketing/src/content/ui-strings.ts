/** Texts of the templates, next to the content of a page. */
export interface UiStrings {
  onThisPage: string;
  bookDemo: string;
  /** Texts of drawings by their English text; others stay English. */
  drawingLabels?: Record<string, string>;
}

export const englishUiStrings: UiStrings = {
  onThisPage: 'On this page',
  bookDemo: 'Book a Demo',
};

export const hindiUiStrings: UiStrings = {
  onThisPage: 'इस पृष्ठ पर',
  bookDemo: 'डेमो बुक करें',
  drawingLabels: {
    Hub: 'केंद्र',
    Film: 'फ़िल्म',
    Streaming: 'स्ट्रीमिंग',
    Education: 'शिक्षा',
    Festivals: 'समारोह',
    Finance: 'वित्त',
  },
};
