export const EXPORT_FORMATS = {
  pdf: {
    label: 'PDF',
    hint: 'One file, sharp at every size, for screen readers too. What most readers ask for.',
  },
  print: {
    label: 'PDF by printing',
    hint: 'For paper, or several slides on a page.',
  },
  pptx: { label: 'PowerPoint', hint: 'Editable boxes and text.' },
  'one-sheet': {
    label: 'One-sheet',
    hint: 'One upright page as PDF: picture, title, logline, finance and contact.',
  },
  html: {
    label: 'Web page',
    hint: 'One file that plays in any browser, offline. Some mail servers refuse it, so share it as a link.',
  },
  png: { label: 'Images, all slides', hint: '1,920 pixels wide, in a ZIP.' },
  'png-one': { label: 'Image of this slide', hint: '1,920 pixels wide.' },
  json: { label: 'Deck file', hint: 'Opens again in this editor, on any machine.' },
} as const;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const HIDDEN_SLIDES_HINTS: Readonly<Partial<Record<ExportFormat, string>>> = {
  json: 'A deck file is for further editing: it has every slide, including hidden ones, without watermark and ‘Confidential’.',
  pptx: 'Hidden slides are included and stay hidden. Speaker notes are included without the template’s questions.',
};
