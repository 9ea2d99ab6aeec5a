import type { MarkupText } from '../content/types';
import plans from './plans.json';

export type Audience = 'industry' | 'education' | 'organization';
export type OrganizationPlanId = 'silver' | 'platinum';

/** Text in place of a price on every plan. */
export const PRICE_LABEL = 'Let’s Talk';

export interface PlanCardContent {
  title: string;
  note: MarkupText;
  listTitle: string;
  features: string[];
  table?: FeatureTable;
}

export interface FeatureTable {
  /** Summary that opens the table. */
  title: string;
  caption: string;
  columns: string[];
  /** Features, each included in every column or in none. */
  groups: { stage?: string; included: string[]; missing?: string[] }[];
}

export const audiences: { id: Audience; label: string }[] = [
  { id: 'industry', label: 'Industry Professionals' },
  { id: 'education', label: 'Educational Institutions' },
  { id: 'organization', label: 'Organizations' },
];

export const bronze: PlanCardContent = plans.bronze;
export const educationPlatinum: PlanCardContent = plans.educationPlatinum;
export const organizationPlans: Record<OrganizationPlanId, PlanCardContent[]> =
  plans.organizationPlans;
