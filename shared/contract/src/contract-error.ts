import * as v from 'valibot';

/** Thrown for external data that violates the contract. The message is a sentence for the operator. */
export class ContractError extends Error {
  override name = 'ContractError';
}

/**
 * Parses `input` with `schema`. `subject` names the data in the message ("The registry").
 * @throws {ContractError} with the paths of the first five invalid values and the expectation for each
 */
export function readWithSchema<const Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
  subject: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const places = result.issues.slice(0, 5).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });
  throw new ContractError(`${subject} cannot be used. ${places.join('; ')}.`);
}
