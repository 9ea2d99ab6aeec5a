import type { RichText } from '../types';

export type LegalBlock =
  { kind: 'paragraph'; text: RichText } | { kind: 'list'; items: RichText[] };

/** Legal document; its sections make up the table of contents. */
export interface LegalDocument {
  title: string;
  /** Date as day/month/year, for example 21/04/2025. */
  effective: string;
  updated: string;
  intro: LegalBlock[];
  sections: { id: string; heading: string; blocks: LegalBlock[] }[];
}
