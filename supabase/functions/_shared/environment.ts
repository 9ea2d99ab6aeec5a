interface Runtime {
  Deno?: { env: { get(name: string): string | undefined } };
  process?: { env: Record<string, string | undefined> };
}

/** A secret or setting: from Deno on Supabase, from the process on a laptop. Empty counts as not set. */
export function setting(name: string): string | undefined {
  const runtime: Runtime = globalThis;
  return (runtime.Deno?.env.get(name) ?? runtime.process?.env[name]) || undefined;
}

export function requiredSetting(name: string): string {
  const value = setting(name);
  if (value === undefined)
    throw new Error(`The function needs ${name}: supabase secrets set ${name}=…`);
  return value;
}

/** Hosted projects hand out keys as JSON by name (SUPABASE_SECRET_KEYS), older ones and ours singly. */
export function secretKeys(): string[] {
  const named = keysByName('SUPABASE_SECRET_KEYS');
  const single = [setting('SUPABASE_SECRET_KEY'), setting('SUPABASE_SERVICE_ROLE_KEY')];
  return [...named, ...single].filter((key) => key !== undefined);
}

export function publishableKey(): string {
  const [named] = keysByName('SUPABASE_PUBLISHABLE_KEYS');
  return named ?? setting('SUPABASE_PUBLISHABLE_KEY') ?? requiredSetting('SUPABASE_ANON_KEY');
}

function keysByName(name: string): string[] {
  const keys: unknown = JSON.parse(setting(name) ?? '{}');
  return typeof keys === 'object' && keys !== null
    ? Object.values(keys).filter((key) => typeof key === 'string')
    : [];
}
