-- As before, with a refusal in place of nothing for who may not read.
create or replace function public.list_decks()
returns table (id text, revision integer, updated_at timestamptz, slide_count integer, deck jsonb, first_slide jsonb)
language sql stable set search_path = ''
begin atomic
  select private.require_member();
  select d.id, d.revision, d.updated_at, cardinality(d.slide_ids), d.content, s.content
  from public.decks d
  left join public.deck_slides s on s.user_id = d.user_id and s.deck_id = d.id and s.id = d.slide_ids[1]
  order by d.updated_at desc, d.id;
end;

create or replace function public.export_decks() returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.require_member();
  select coalesce(jsonb_agg(public.read_deck(d.id) order by d.created_at), '[]') from public.decks d;
end;
