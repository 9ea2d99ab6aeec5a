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
  included: string;
}

export const planOverview: readonly PlanSummary[] = [
  {
    name: 'Bronze',
    card: 'Bronze Plan',
    audience: 'industry',
    madeFor: 'A small team with one project',
    included: 'A deck, a press kit and templates to fill in, with advice from our team',
  },
  {
    name: 'Platinum for education',
    card: 'Platinum',
    audience: 'education',
    madeFor: 'Several departments of one institution',
    included: 'Templates for your subject, video content and automated marketing',
  },
  {
    name: 'Silver, small',
    card: 'Small (Basic)',
    audience: 'organization',
    madeFor: 'A guild, an association or a young company',
    included: 'A deck, a plan, market research and one recoupment waterfall',
  },
  {
    name: 'Silver, medium',
    card: 'Medium (Advanced)',
    audience: 'organization',
    madeFor: 'A company that develops several projects',
    included: 'All of that, and the risk and return of each project on one basis',
  },
  {
    name: 'Platinum for studios',
    card: 'Studio AI CFO',
    audience: 'organization',
    plan: 'platinum',
    madeFor: 'A studio or a fund with a slate',
    included: 'All of that, and a database, a model of the slate and a named analyst',
  },
];
