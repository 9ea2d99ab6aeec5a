import { getSupabase } from '@site/session';

export interface Synopsis {
  readonly logline: string;
  readonly synopsis: string;
}

/** A stored logline with its synopsis. The database shows a member their own rows only. */
export async function readSynopsis(id: string): Promise<Synopsis> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('logline_summaries')
    .select('logline, generated_summary')
    .eq('id', Number(id))
    .single<{ logline: string; generated_summary: string }>();
  if (error) throw new Error(error.message);
  return { logline: data.logline, synopsis: data.generated_summary };
}
