-- Sentences before a limit of the account is reached, and at it: which limit, and what to do.

alter table private.deck_limits
  -- Share of a limit from which a member is told that it is near.
  add column warning_percent integer not null default 80 check (warning_percent between 1 and 100);

-- Sentence about the limit that is nearest for a deck of the caller and for their account; null if none is near.
create function public.find_near_limit(deck_id text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  member constant uuid := private.require_member();
  limits constant private.deck_limits := (select l from private.deck_limits l);
begin
  return (
    select format(sentence, trim_scale(round(used / unit, 1)), trim_scale(round(max / unit, 1)))
    from (
      select 'Without its pictures this deck has %s of the %s MB that an account can hold. Split it into two decks before it is full.'
          as sentence, 1000000.0 as unit, limits.deck_bytes::numeric as max,
        octet_length(d.content::text) + coalesce((
          select sum(octet_length(s.content::text)) from public.deck_slides s
          where s.user_id = member and s.deck_id = d.id), 0)::numeric as used
      from public.decks d where d.user_id = member and d.id = find_near_limit.deck_id
      union all
      -- Base64 has four characters for three bytes.
      select 'Pictures and videos fill %s of the %s MB of your account. Delete decks that you no longer need, or use smaller pictures.',
        1000000.0, limits.member_bytes, coalesce(sum(octet_length(f.data)), 0) * 3 / 4
      from public.deck_files f where f.user_id = member
      union all
      select 'Your account has %s of at most %s decks. Delete those that you no longer need before it is full.',
        1.0, limits.decks, count(*)
      from public.decks d where d.user_id = member) as usages (sentence, unit, max, used)
    where used * 100 >= max * limits.warning_percent
    order by used / max desc
    limit 1);
end $$;

-- As before, with what to do.
create or replace function private.check_deck(member uuid, checked_id text, max_bytes integer) returns void
language plpgsql set search_path = '' as $$
declare
  stored record;
begin
  select array(select unnest(d.slide_ids) order by 1) as listed,
    array(select s.id from public.deck_slides s where s.user_id = member and s.deck_id = d.id order by 1) as present,
    octet_length(d.content::text) + coalesce((
      select sum(octet_length(s.content::text)) from public.deck_slides s
      where s.user_id = member and s.deck_id = d.id), 0) as bytes
  into stored from public.decks d where d.user_id = member and d.id = checked_id;
  if stored.listed is distinct from stored.present then
    raise sqlstate '22023' using message = 'Every slide of a deck is listed once.';
  end if;
  if stored.bytes > max_bytes then
    perform private.refuse_size(format(
      'Without its pictures this deck is larger than the %s MB that an account can hold. Split it into two decks.',
      max_bytes / 1000000));
  end if;
end $$;

revoke execute on function public.find_near_limit(text) from public, anon, authenticated, service_role;
grant execute on function public.find_near_limit(text) to authenticated;
