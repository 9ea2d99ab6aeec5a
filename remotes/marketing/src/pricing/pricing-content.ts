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
  /** Content of the plan besides, in a bar that does not open. */
  bar?: string;
}

/** Id of a card, for links to it. */
export const cardIdOf = (title: string) =>
  title.toLowerCase().replaceAll(/\W+/g, ' ').trim().replaceAll(' ', '-');

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

/** One plan beside the others, in words of its own: those of the cards are fixed. */
export interface PlanSummary {
  name: string;
  audience: Audience;
  plan?: OrganizationPlanId;
  /** Title of its card. */
  card: string;
  madeFor: string;
}

export const planOverview: readonly PlanSummary[] = [
  {
    name: 'Bronze',
    card: 'Bronze Plan',
    audience: 'industry',
    madeFor: 'A team of up to 2 with one project',
  },
  {
    name: 'Platinum for education',
    card: 'Platinum',
    audience: 'education',
    madeFor: 'Several departments of one institution',
  },
  {
    name: 'Silver, small',
    card: 'Small (Basic)',
    audience: 'organization',
    madeFor: 'A guild, an association or a young company',
  },
  {
    name: 'Silver, medium',
    card: 'Medium (Advanced)',
    audience: 'organization',
    madeFor: 'A company that develops several projects',
  },
  {
    name: 'Platinum for studios',
    card: 'Studio AI CFO',
    audience: 'organization',
    plan: 'platinum',
    madeFor: 'A studio or a fund with a slate',
  },
];

/** Rows of the comparison; a plan has the feature when its card contains `word`, in lower case. */
export const comparedFeatures: readonly { label: string; word: string }[] = [
  { label: 'Pitch deck', word: 'pitch deck' },
  { label: 'Business plan', word: 'business plan' },
  { label: 'Electronic press kit (EPK)', word: 'epk' },
  { label: 'Consulting and masterclasses', word: 'consulting' },
  { label: 'Marketing strategy', word: 'marketing strategy' },
  { label: 'Video and gamified content', word: 'gamified' },
  { label: 'Research or analytics', word: 'analytics' },
  { label: 'Comparable titles', word: 'comparable titles' },
  { label: 'Recoupment waterfall', word: 'recoupment waterfall' },
  { label: 'Investor risk and return', word: 'investor risk' },
  { label: 'Revenue and distribution strategy', word: 'distribution strategy' },
  { label: 'Slate financing model', word: 'slate financing' },
  { label: 'Custom database', word: 'custom database' },
  { label: 'Investor portfolio management', word: 'investor portfolio' },
  { label: 'A named analyst who signs off', word: 'named analyst' },
];
