import {
  bronze,
  educationPlatinum,
  organizationPlans,
  type PlanCardContent,
} from './pricing-content';

const cards = [
  bronze,
  educationPlatinum,
  ...organizationPlans.silver,
  ...organizationPlans.platinum,
];

const textByCard = new Map(cards.map((card) => [card.title, textOf(card)]));

/** Whether the card of a plan lists a feature, in its list or its table. */
export function listsFeature(card: string, word: string): boolean {
  return textByCard.get(card)?.includes(word) ?? false;
}

/** A larger plan for organizations lists what the smaller has by the name of that one. */
function textOf({ listTitle, features, table }: PlanCardContent): string {
  const smaller = cards.find(({ title }) =>
    listTitle.startsWith(`Everything in ${title.split(' ')[0]},`),
  );
  const rows = table?.groups.flatMap(({ included }) => included) ?? [];
  return [...features, ...rows, smaller ? textOf(smaller) : ''].join('\n').toLowerCase();
}
