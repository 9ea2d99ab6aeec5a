-- A reader who may see no row gets a refusal, because an editor takes a deck that is not there for one that was deleted:
-- a session from before the second factor, and an account that was deleted since.

create function private.require_member() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.has_required_assurance() then
    raise sqlstate '42501' using message = 'Sign in to keep decks in your account. Your deck is safe in this browser.';
  end if;
  if not exists (select from auth.users u where u.id = auth.uid()) then
    raise sqlstate '42501' using message = 'This account was deleted. Your deck is safe in this browser.';
  end if;
  return auth.uid();
end $$;

-- As before, for members that there are.
create or replace function private.lock_member_decks() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := private.require_member();
begin
  perform pg_advisory_xact_lock(hashtextextended('decks ' || member, 0));
  return member;
end $$;

-- As before, with a refusal in place of null for who may not read. Its rows are still those that the policies show.
create or replace function public.read_deck(deck_id text, known_revision integer default 0) returns jsonb
language sql stable set search_path = ''
begin atomic
  select private.require_member();
  select jsonb_build_object('revision', d.revision, 'deck', d.content, 'slide_ids', d.slide_ids,
    'slides', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'content', s.content, 'device', s.device, 'updated_at', s.updated_at))
      from public.deck_slides s
      where s.user_id = d.user_id and s.deck_id = d.id and s.revision > read_deck.known_revision), '[]'))
  from public.decks d where d.id = read_deck.deck_id;
end;

revoke execute on function private.require_member() from public, anon, authenticated;
grant execute on function private.require_member() to authenticated;
