-- Links that show a deck to anybody who has their address. The secret part of an address is known to browsers only: here
-- is its hash, as is that of a password (decision record 0085).

alter table private.deck_limits
  -- Of a member, without those that ended.
  add column links integer not null default 100,
  -- Within an hour, of one link.
  add column wrong_passwords integer not null default 20;

create table public.deck_links (
  id text primary key default substr(replace(gen_random_uuid()::text, '-', ''), 1, 16),
  user_id uuid not null,
  deck_id text not null,
  secret_hash text not null constraint secret_hash_shape check (secret_hash ~ '^[0-9a-f]{64}$'),
  password_hash text constraint password_hash_shape check (password_hash ~ '^[0-9a-f]{64}$'),
  has_password boolean not null generated always as (password_hash is not null) stored,
  -- Shows the deck as it was when the link was made.
  is_fixed boolean not null,
  -- Deck of a fixed link, until the link ends.
  snapshot jsonb,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  ended_at timestamptz,
  openings integer not null default 0,
  failed_attempts integer not null default 0,
  failed_at timestamptz,
  foreign key (user_id, deck_id) references public.decks (user_id, id) on delete cascade
);
create index deck_links_by_deck on public.deck_links (user_id, deck_id);
comment on table public.deck_links is 'Members read their own; functions write. Visitors reach a deck by open_deck_link only.';

alter table public.deck_links enable row level security;
revoke all on public.deck_links from anon, authenticated, service_role;
grant select (id, user_id, deck_id, has_password, is_fixed, created_at, ends_at, ended_at, openings)
  on public.deck_links to authenticated;
grant select, insert, update, delete on public.deck_links to service_role;

create policy "members read their own links" on public.deck_links
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members with a second factor have used it" on public.deck_links
  as restrictive for all to authenticated using ((select private.has_required_assurance()));

create function private.hash_text(value text) returns text
language sql immutable set search_path = '' as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;

-- The fields of a deck that are shown, and no others, so that a new field is private until it is added here: no notes,
-- comments, hidden slides, guides or financing.
create function private.read_shared_deck(member uuid, shared_id text) returns jsonb
language sql stable set search_path = '' as $$
  with shown as (
    select d.slide_ids, s.id, (
      select jsonb_object_agg(key, value) from jsonb_each(s.content)
      where key in ('id', 'elements', 'background', 'backgroundPicture', 'transition', 'isCover')) as slide
    from public.decks d
    join public.deck_slides s on s.user_id = d.user_id and s.deck_id = d.id
    where d.user_id = member and d.id = shared_id and s.content -> 'hidden' is distinct from 'true')
  select jsonb_build_object(
    'deck', (
      select jsonb_object_agg(key, value) from jsonb_each(d.content)
      where key in ('version', 'title', 'language', 'currency', 'theme', 'fonts', 'slideHeight')),
    'slides', coalesce((select jsonb_agg(slide order by array_position(slide_ids, id)) from shown), '[]'))
  from public.decks d where d.user_id = member and d.id = shared_id
$$;

-- Makes a link to a deck of the caller and returns its id. `secret_hash` and `password_hash` are SHA-256 in hex.
create function public.create_deck_link(
  deck_id text, secret_hash text, is_fixed boolean, password_hash text default null, ends_at timestamptz default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := private.lock_member_decks();
  shared constant jsonb := private.read_shared_deck(member, create_deck_link.deck_id);
  max_links constant integer := (select l.links from private.deck_limits l);
  link_id text;
begin
  if shared is null then
    raise sqlstate 'PT404' using message = 'This deck is not in your account. Keep it there, then share it.';
  end if;
  if create_deck_link.ends_at <= now() then
    raise sqlstate '22023' using message = 'Choose an end in the future.';
  end if;
  delete from public.deck_links l
  where l.user_id = member and least(l.ended_at, l.ends_at) < now() - interval '90 days';
  if (select count(*) from public.deck_links l
      where l.user_id = member and l.ended_at is null and (l.ends_at > now()) is not false) >= max_links then
    raise sqlstate 'PT413' using message = format(
      'Your account has %s links, the most it can have. End one to make another.', max_links);
  end if;
  insert into public.deck_links (user_id, deck_id, secret_hash, password_hash, is_fixed, snapshot, ends_at)
  values (member, create_deck_link.deck_id, create_deck_link.secret_hash, create_deck_link.password_hash,
    create_deck_link.is_fixed, case when create_deck_link.is_fixed then shared end, create_deck_link.ends_at)
  returning id into link_id;
  return link_id;
end $$;

-- Ends a link of the caller at once and for good.
create function public.end_deck_link(link_id text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := private.lock_member_decks();
begin
  update public.deck_links l set ended_at = coalesce(l.ended_at, now()), snapshot = null
  where l.id = link_id and l.user_id = member;
end $$;

-- State of a link for who has its secret; a wrong secret is answered as an id that does not exist. Counts wrong passwords.
create function private.check_deck_link(link_id text, secret text, password_key text) returns text
language plpgsql set search_path = '' as $$
declare
  limits constant private.deck_limits := (select l from private.deck_limits l);
  window_start constant timestamptz := now() - interval '1 hour';
  link public.deck_links;
  state text;
begin
  -- Locked, so that guesses at one moment are counted one by one.
  select * into link from public.deck_links l
  where l.id = link_id and l.secret_hash = private.hash_text(secret) for no key update;
  state := case
    when link.id is null then 'missing'
    when link.ended_at is not null or link.ends_at <= now() then 'ended'
    when link.password_hash is null then 'open'
    when password_key is null then 'password'
    when link.failed_attempts >= limits.wrong_passwords and link.failed_at > window_start then 'wait'
    when link.password_hash = private.hash_text(password_key) then 'open'
    else 'wrong-password' end;
  if state = 'wrong-password' then
    update public.deck_links l
    set failed_attempts = case when l.failed_at > window_start then l.failed_attempts + 1 else 1 end, failed_at = now()
    where l.id = link_id;
  end if;
  return state;
end $$;

create function private.deck_of_link(link public.deck_links) returns jsonb
language sql stable set search_path = '' as $$
  select case when link.is_fixed then link.snapshot else private.read_shared_deck(link.user_id, link.deck_id) end
$$;

-- Opens a link: `state`, and the deck and its shown slides if that is `open`. Called with POST, so that no secret is in an
-- address.
create function public.open_deck_link(link_id text, secret text, password_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  state constant text := private.check_deck_link(link_id, secret, password_key);
  link public.deck_links;
begin
  if state <> 'open' then
    return jsonb_build_object('state', state);
  end if;
  update public.deck_links l set openings = l.openings + 1 where l.id = link_id returning * into link;
  return private.deck_of_link(link) || jsonb_build_object('state', state);
end $$;

-- Part of a file that the deck of a link shows; null for any other file.
create function public.read_deck_link_file(
  link_id text, secret text, file_hash text, file_part integer, password_key text default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  link public.deck_links;
begin
  if file_hash !~ '^[0-9a-f]{64}$' or private.check_deck_link(link_id, secret, password_key) <> 'open' then
    return null;
  end if;
  select * into link from public.deck_links l where l.id = link_id;
  if strpos(private.deck_of_link(link)::text, format('"asset": "%s"', file_hash)) = 0 then
    return null;
  end if;
  return (
    select jsonb_build_object('type', f.type, 'part_count', f.part_count, 'data', f.data)
    from public.deck_files f
    where f.user_id = link.user_id and f.hash = file_hash and f.part = file_part);
end $$;

-- As before, and keeps the files of fixed links.
create or replace function private.delete_unused_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.deck_files f
  where f.user_id = old.user_id and f.hash not in (
    select named.groups[1] from (
      select content from public.decks where user_id = old.user_id
      union all select content from public.deck_slides where user_id = old.user_id
      union all select snapshot from public.deck_links where user_id = old.user_id) as contents,
      regexp_matches(contents.content::text, '"asset": "([0-9a-f]{64})"', 'g') as named (groups));
  return null;
end $$;

revoke execute on function private.hash_text(text), private.read_shared_deck(uuid, text),
  private.check_deck_link(text, text, text), private.deck_of_link(public.deck_links) from public, anon, authenticated;
revoke execute on function public.create_deck_link(text, text, boolean, text, timestamptz), public.end_deck_link(text),
  public.open_deck_link(text, text, text), public.read_deck_link_file(text, text, text, integer, text)
  from public, anon, authenticated, service_role;
grant execute on function public.create_deck_link(text, text, boolean, text, timestamptz), public.end_deck_link(text)
  to authenticated;
grant execute on function public.open_deck_link(text, text, text), public.read_deck_link_file(text, text, text, integer, text)
  to anon, authenticated;
