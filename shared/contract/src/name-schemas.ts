import * as v from 'valibot';
import {
  isAppName,
  isRemoteName,
  type AppName,
  type ByName,
  type RemoteName,
} from './remote-names.ts';

const message = 'expected a name of 2 to 20 small letters and digits, a letter first';

/** Schema of a remote's name. */
export const RemoteNameSchema = v.custom<RemoteName>(
  (value) => typeof value === 'string' && isRemoteName(value),
  message,
);

/** Schema of the name of the shell or a remote. */
export const AppNameSchema = v.custom<AppName>(
  (value) => typeof value === 'string' && isAppName(value),
  message,
);

/** Creates the schema of a record by remote, app or unit. The compiler cannot derive that any name can be absent. */
export function createByNameSchema<Name extends string, Value extends v.GenericSchema>(
  name: v.GenericSchema<unknown, Name>,
  value: Value,
): v.GenericSchema<unknown, ByName<Name, v.InferOutput<Value>>> {
  return v.record(name as never, value) as never;
}

/** Tells whether no value occurs twice. */
export function isUnique(values: string[]): boolean {
  return new Set(values).size === values.length;
}
