import type { MarkupText } from '../types';

export type LegalBlock =
  { kind: 'paragraph'; text: MarkupText } | { kind: 'list'; items: MarkupText[] };

/** Legal document; its sections make up the table of contents. */
export interface LegalDocument {
  title: string;
  /** Date as day/month/year, for example 21/04/2025. */
  effectiveDate: string;
  updatedDate: string;
  intro: LegalBlock[];
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
}
