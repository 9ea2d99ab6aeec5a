import type * as v from 'valibot';

type DeepReadonly<Value> = { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** Value that a schema accepts, as decks hold it: nothing in a deck is changed in place. */
export type Stored<Schema extends v.GenericSchema<unknown, unknown>> = DeepReadonly<
  v.InferOutput<Schema>
>;
