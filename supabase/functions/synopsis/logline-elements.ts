const LEADING_CLAUSE =
  /^(?:after|when|while|as|in|during|following|set|on|at|before|once|if|haunted|forced|driven|trapped|stranded)\b[^,]{2,160},\s*(.+)$/i;

const NON_NAMES = new Set(
  'A An The When After As In Set On At If Once Before While Two Three He She They It His Her Their This There Every No Some Haunted Forced'.split(
    ' ',
  ),
);

/** Protagonist of the logline if it is unambiguous: "the retired boxer", "the two sisters", "Anna". */
export function findHero(logline: string): string | undefined {
  const clause = findMainClause(logline);
  return findGroup(clause) ?? findPerson(clause) ?? findNamedPerson(clause);
}

/** Goal of the protagonist, recognized by a list of verbs: "save the town". */
export function findGoal(logline: string): string | undefined {
  const [, goal] =
    /\b(?:must|has to|have to|needs? to|tr(?:y|ies) to|sets? out to|fights? to|vows? to|races? to|decides? to|struggles? to|in order to|to)\s+((?:save|find|win|stop|protect|escape|become|share|prove|rescue|recover|solve|steal|return|survive|expose|reach|build|free|kill|catch|clear|keep|learn|reunite|restore|uncover|defeat|bring|take|make|get|lead|raise|face)\b.+?)(?=,?\s+(?:before|while|but|until|or|only to|as|when|from)\b|,|$)/i.exec(
      findMainClause(logline),
    ) ?? [];
  return goal;
}

function findMainClause(logline: string): string {
  const base = logline.replace(/[.!?…]+$/, '');
  return LEADING_CLAUSE.exec(base)?.[1] ?? base;
}

function findGroup(text: string): string | undefined {
  const [people] =
    /^(?:two|three|four|five|six|seven)\s+(?:[\p{L}'-]+\s+){0,2}?[\p{L}'-]+s\b/iu.exec(text) ?? [];
  return people && `the ${people.toLowerCase()}`;
}

function findPerson(text: string): string | undefined {
  const [, person] =
    /^(?:a|an|the)\s+((?:[\p{L}'-]+\s+){0,3}?[\p{L}'-]{3,})(?=,|\s+(?:must|has|have|had|is|are|was|can|will|who|that|whose|with|from|on|in|of|at|and|[\p{Ll}'-]{2,}(?:s|ed))\b)/iu.exec(
      text,
    ) ?? [];
  return person && !/(?:s|ed|ing)$/i.test(person) ? `the ${person}` : undefined;
}

function findNamedPerson(text: string): string | undefined {
  const [, name] = /^(\p{Lu}[\p{L}'-]+)(?:\s\p{Lu}[\p{L}'-]+)*(?=,|\s\p{Ll})/u.exec(text) ?? [];
  return name !== undefined && !NON_NAMES.has(name) ? name : undefined;
}
