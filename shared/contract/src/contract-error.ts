import * as v from 'valibot';

/** Data from outside does not follow the contract. The message is a sentence a person can act on. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Reads `input` with `schema`. `what` names the thing in the message ("The registry").
 * @throws {ContractError} naming each wrong place and what was expected there
 */
export function readAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  what: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const places = result.issues.slice(0, 5).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  throw new ContractError(`${what} cannot be used. ${places.join('; ')}.`);
}
