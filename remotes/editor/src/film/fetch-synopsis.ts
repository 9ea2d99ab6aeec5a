import { getSupabase } from '@site/page/session';

export interface StoredSynopsis {
  readonly logline: string;
  readonly synopsis: string;
}

/** Reads a stored logline with its synopsis. Row-level security limits members to their own rows. */
export async function fetchSynopsis(id: string): Promise<StoredSynopsis> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('logline_summaries')
    .select('logline, generated_summary')
    .eq('id', Number(id))
    .single<{ logline: string; generated_summary: string }>();
  if (error) throw new Error(error.message);
  return { logline: data.logline, synopsis: data.generated_summary };
}

/** Lists the member's synopses, newest first. */
export async function fetchSynopses(): Promise<readonly StoredSynopsis[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('logline_summaries')
    .select('logline, generated_summary')
    .order('created_at', { ascending: false })
    .limit(50);
  if (error) throw new Error(error.message);
  return data.map((row) => ({ logline: row.logline, synopsis: row.generated_summary }));
}
