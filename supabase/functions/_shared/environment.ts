interface Runtime {
  Deno?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
}

/** Value of an environment variable, from Deno on Supabase or from the local process. Empty counts as unset. */
export function findSetting(name: string): string | undefined {
  const runtime: Runtime = globalThis;
  return (runtime.Deno?.env.get(name) ?? runtime.process?.env[name]) || undefined;
}

/** @throws Error that names the missing environment variable */
export function requireSetting(name: string): string {
  const value = findSetting(name);
  if (value === undefined)
    throw new Error(`The function needs ${name}: supabase secrets set ${name}=…`);
  return value;
}

/** Secret keys of the project. Hosted projects provide JSON by name, older and local ones a single variable. */
export function readSecretKeys(): string[] {
  const namedKeys = keysByName('SUPABASE_SECRET_KEYS');
  const singleKeys = [findSetting('SUPABASE_SECRET_KEY'), findSetting('SUPABASE_SERVICE_ROLE_KEY')];
  return [...namedKeys, ...singleKeys].filter((key) => key !== undefined);
}

/** @throws Error if the project has no publishable key */
export function readPublishableKey(): string {
  const [firstKey] = keysByName('SUPABASE_PUBLISHABLE_KEYS');
  return firstKey ?? findSetting('SUPABASE_PUBLISHABLE_KEY') ?? requireSetting('SUPABASE_ANON_KEY');
}

function keysByName(name: string): string[] {
  const keys: unknown = JSON.parse(findSetting(name) ?? '{}');
  return typeof keys === 'object' && keys !== null
    ? Object.values(keys).filter((key) => typeof key === 'string')
    : [];
}
