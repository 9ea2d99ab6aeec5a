import type { RichText } from '../types';

export type LegalBlock =
  { kind: 'paragraph'; text: RichText } | { kind: 'list'; items: RichText[] };

/** A legal document as it is shown: its sections are its table of contents. */
export interface LegalDocument {
  title: string;
  /** Day/month/year. */
  effective: string;
  updated: string;
  intro: LegalBlock[];
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
}
