import type { MarkupText } from '../content/types';

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
  groups: { stage?: string; rows: FeatureRow[] }[];
}

/** Row with a cell for each column. */
export type FeatureRow = { feature: string; cells: ('included' | 'Not Included')[] };

export const audiences: { id: Audience; label: string }[] = [
  { id: 'industry', label: 'Industry Professionals' },
  { id: 'education', label: 'Educational Institutions' },
  { id: 'organization', label: 'Organizations' },
];

export const bronze: PlanCardContent = {
  title: 'Bronze Plan',
  note: 'One project at a time, up to 2 users.',
  listTitle: 'Advanced',
  features: [
    'AI Pitch deck',
    'EPK (Electronic Press Kit)',
    'Marketing Strategy Templates',
    'Consulting & Masterclasses',
    'Business Plan',
  ],
  table: {
    title: 'Pitch Deck',
    caption: 'Decks and templates by size of company',
    columns: ['New Professionals / Freelancers', 'Startups / Independent Companies'],
    groups: [
      {
        rows: [
          'Film Pitch Deck',
          'Streaming Pitch Deck',
          'EPK',
          'Documentary Pitch Deck',
          'Marketing Strategy Templates',
        ].map(inBoth),
      },
    ],
  },
};

export const educationPlatinum: PlanCardContent = {
  title: 'Platinum',
  note: 'For multiple departments',
  listTitle: 'Included',
  features: [
    'Industry-Specific Templates',
    'Video Content Creation',
    'Marketing Strategy Automation',
    'Gamified Video Templates',
  ],
  table: {
    title: 'AaaS (On Demand Service)',
    caption: 'On-demand work by kind of institution',
    columns: ['For Stem Institutions', 'For Screen Industries'],
    groups: [
      {
        rows: [
          'Video Content Creation',
          'Cross Platform Marketing Automation',
          'Advanced Analytics and Insights',
          'Gamified Content',
        ].map(inBoth),
      },
    ],
  },
};

export const organizationPlans: Record<OrganizationPlanId, PlanCardContent[]> = {
  silver: [
    {
      title: 'Small (Basic)',
      note: 'For a guild, an association or a young company.',
      listTitle: 'Included',
      features: ['Pitch deck and business plan', 'Market research', 'Recoupment waterfall'],
      table: aaasTable('Small (Basic)', {
        funding: ['Market Research & Analytics', 'Comparable Titles', 'Pitch Deck Review'],
        financing: ['Recoupment Waterfall', 'Incentive and Rebate Schedule'],
        missing: ['Investor Risk & ROI Analysis', 'AI-Powered Revenue & Distribution Strategy'],
      }),
    },
    {
      title: 'Medium (Advanced)',
      note: 'For a company with several projects in development.',
      listTitle: 'Everything in Small, and',
      features: [
        'Investor risk and return for each title',
        'Revenue and distribution strategy',
        'Comparison of projects on one basis',
      ],
      table: aaasTable('Medium (Advanced)', {
        funding: ['Market Research & Analytics', 'Comparable Titles', 'Pitch Deck Review'],
        financing: [
          'Recoupment Waterfall',
          'Incentive and Rebate Schedule',
          'Investor Risk & ROI Analysis',
          'AI-Powered Revenue & Distribution Strategy',
        ],
        missing: [],
      }),
    },
  ],
  platinum: [
    {
      title: 'Studio AI CFO',
      note: 'For studios and funds that finance a slate.',
      listTitle: 'Everything in Medium, and',
      features: [
        'Custom Database',
        'Studio Slate Financing Model',
        'Revenue & Distribution Strategy',
        'Investor Portfolio Management',
        'Cross-collateral scenarios for each title',
        'Statements that follow the contract, tier by tier',
        'A named analyst who signs off every model',
      ],
      table: aaasTable('Studio AI CFO', {
        funding: [
          'Market Research & Analytics',
          'Comparable Titles',
          'Pitch Deck Review',
          'Custom Database',
          'Investor Portfolio Management',
        ],
        financing: [
          'Recoupment Waterfall',
          'Incentive and Rebate Schedule',
          'Investor Risk & ROI Analysis',
          'AI-Powered Revenue & Distribution Strategy',
          'Studio Slate Financing Model',
        ],
        missing: [],
      }),
    },
  ],
};

function aaasTable(
  plan: string,
  { funding, financing, missing }: { funding: string[]; financing: string[]; missing: string[] },
): FeatureTable {
  return {
    title: 'AaaS (On Demand Service)',
    caption: `What ${plan} includes, by stage`,
    columns: [plan],
    groups: [
      {
        stage: 'Funding Stage',
        rows: funding.map((feature) => ({ feature, cells: ['included'] })),
      },
      {
        stage: 'Financing Stage',
        rows: [
          ...financing.map((feature): FeatureRow => ({ feature, cells: ['included'] })),
          ...missing.map((feature): FeatureRow => ({ feature, cells: ['Not Included'] })),
        ],
      },
    ],
  };
}

function inBoth(feature: string): FeatureRow {
  return { feature, cells: ['included', 'included'] };
}
