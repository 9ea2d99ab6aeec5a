-- Decks of members, one row for each slide, and their pictures, videos and fonts by hash. The browser's copy is the one
-- that is edited; this one follows it. Nothing is overwritten unseen: a save names the revision that it builds on, and
-- one that builds on an older revision changes nothing (decision record 0085).

-- One row. Its owner changes it with `update private.deck_limits set …`.
create table private.deck_limits (
  decks integer not null default 200,
  deck_bytes integer not null default 4000000,
  file_bytes integer not null default 50000000,
  member_bytes bigint not null default 1000000000
);
insert into private.deck_limits default values;

create table public.decks (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Chosen by the browser, so ids of different members may be equal.
  id text not null constraint deck_id_shape check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  revision integer not null check (revision > 0),
  -- Everything but the slides.
  content jsonb not null constraint deck_content_shape check (jsonb_typeof(content) = 'object'),
  slide_ids text[] not null constraint slide_count check (cardinality(slide_ids) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
comment on table public.decks is 'Members read and delete their own; save_deck writes.';

create table public.deck_slides (
  user_id uuid not null,
  deck_id text not null,
  id text not null constraint slide_id_shape check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- Revision of the deck that changed this slide last.
  revision integer not null,
  content jsonb not null constraint slide_content_shape check (jsonb_typeof(content) = 'object'),
  -- Device that saved it, as it calls itself.
  device text not null constraint device_length check (octet_length(device) <= 200),
  updated_at timestamptz not null default now(),
  primary key (user_id, deck_id, id),
  foreign key (user_id, deck_id) references public.decks (user_id, id) on delete cascade
);

create table public.deck_files (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the whole file.
  hash text not null constraint hash_shape check (hash ~ '^[0-9a-f]{64}$'),
  part integer not null check (part >= 0 and part < part_count),
  part_count integer not null check (part_count <= 100),
  type text not null constraint type_shape check (type ~ '^[a-z0-9.+/-]{1,100}$'),
  -- Base64, because the API carries JSON.
  data text not null constraint data_shape check (data ~ '^[A-Za-z0-9+/]+={0,2}$' and octet_length(data) <= 1400000),
  created_at timestamptz not null default now(),
  primary key (user_id, hash, part)
);

alter table public.decks enable row level security;
alter table public.deck_slides enable row level security;
alter table public.deck_files enable row level security;

revoke all on public.decks, public.deck_slides, public.deck_files from anon, authenticated, service_role;
grant select, delete on public.decks to authenticated;
grant select on public.deck_slides, public.deck_files to authenticated;
grant select, insert, update, delete on public.decks, public.deck_slides, public.deck_files to service_role;

create policy "members read their own decks" on public.decks
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members delete their own decks" on public.decks
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "members read their own slides" on public.deck_slides
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members read their own files" on public.deck_files
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members with a second factor have used it" on public.decks
  as restrictive for all to authenticated using ((select private.has_required_assurance()));
create policy "members with a second factor have used it" on public.deck_slides
  as restrictive for all to authenticated using ((select private.has_required_assurance()));
create policy "members with a second factor have used it" on public.deck_files
  as restrictive for all to authenticated using ((select private.has_required_assurance()));

-- Member of the call, whose saves run one after the other until the end of the transaction.
create function private.lock_member_decks() returns uuid
language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.has_required_assurance() then
    raise sqlstate '42501' using message = 'Sign in to keep decks in your account. Your deck is safe in this browser.';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('decks ' || auth.uid(), 0));
  return auth.uid();
end $$;

-- PostgREST answers PT413 with status 413.
create function private.refuse_size(sentence text) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PT413' using message = sentence || ' It is safe in this browser.';
end $$;

-- Saves changes of a deck in one transaction and returns its new revision. Null, with nothing changed, if the deck has
-- another revision than `base_revision`, 0 for a new one: the caller reads what was changed meanwhile, merges and tries
-- again. `changes`: `device`; `slides`, changed ones by id; `deck` and `slide_ids` if they changed. Slides that
-- `slide_ids` does not contain are deleted.
create function public.save_deck(deck_id text, base_revision integer, changes jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  member constant uuid := private.lock_member_decks();
  next_revision constant integer := base_revision + 1;
  new_ids text[];
  limits private.deck_limits;
begin
  if coalesce((select d.revision from public.decks d where d.user_id = member and d.id = save_deck.deck_id), 0)
      is distinct from base_revision then
    return null;
  end if;
  select * into limits from private.deck_limits;
  if base_revision = 0 and (select count(*) from public.decks d where d.user_id = member) >= limits.decks then
    perform private.refuse_size(format(
      'Your account has %s decks, the most it can hold. Delete one to keep this deck there.', limits.decks));
  end if;
  if changes ? 'slide_ids' then
    new_ids := array(select jsonb_array_elements_text(changes -> 'slide_ids'));
  end if;
  if base_revision = 0 then
    insert into public.decks (user_id, id, revision, content, slide_ids)
    values (member, save_deck.deck_id, next_revision, changes -> 'deck', new_ids);
  else
    update public.decks d
    set revision = next_revision, updated_at = now(),
        content = coalesce(changes -> 'deck', d.content), slide_ids = coalesce(new_ids, d.slide_ids)
    where d.user_id = member and d.id = save_deck.deck_id;
  end if;
  if new_ids is not null then
    delete from public.deck_slides s
    where s.user_id = member and s.deck_id = save_deck.deck_id and s.id <> all (new_ids);
  end if;
  insert into public.deck_slides as s (user_id, deck_id, id, revision, content, device)
  select member, save_deck.deck_id, key, next_revision, value, coalesce(private.fold_line(changes ->> 'device'), '')
  from jsonb_each(changes -> 'slides')
  on conflict (user_id, deck_id, id) do update
    set revision = excluded.revision, content = excluded.content, device = excluded.device, updated_at = now();
  perform private.check_deck(member, save_deck.deck_id, limits.deck_bytes);
  return next_revision;
end $$;

-- Refuses a deck without a row for each of its slides, with others, and one that is too large.
create function private.check_deck(member uuid, checked_id text, max_bytes integer) returns void
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
      'Without its pictures this deck is larger than the %s MB that an account can hold.', max_bytes / 1000000));
  end if;
end $$;

-- The functions below read as their caller, so the policies above decide which rows there are.

-- The deck of the caller with the slides that were changed after a revision, as one snapshot. Null if it is not there.
create function public.read_deck(deck_id text, known_revision integer default 0) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('revision', d.revision, 'deck', d.content, 'slide_ids', d.slide_ids,
    'slides', coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'content', s.content, 'device', s.device, 'updated_at', s.updated_at))
      from public.deck_slides s
      where s.user_id = d.user_id and s.deck_id = d.id and s.revision > read_deck.known_revision), '[]'))
  from public.decks d where d.id = read_deck.deck_id
$$;

-- Decks of the caller, last changed first, each with its first slide.
create function public.list_decks()
returns table (id text, revision integer, updated_at timestamptz, slide_count integer, deck jsonb, first_slide jsonb)
language sql stable set search_path = '' as $$
  select d.id, d.revision, d.updated_at, cardinality(d.slide_ids), d.content, s.content
  from public.decks d
  left join public.deck_slides s on s.user_id = d.user_id and s.deck_id = d.id and s.id = d.slide_ids[1]
  order by d.updated_at desc, d.id
$$;

-- All decks of the caller with their slides, for the export of their data.
create function public.export_decks() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.read_deck(d.id) order by d.created_at), '[]')
  from public.decks d
$$;

-- Stores a part of a file; one that is there stays, because its hash names its content.
create function public.save_deck_file_part(file_hash text, part integer, part_count integer, file_type text, data text)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  member constant uuid := private.lock_member_decks();
  limits private.deck_limits;
begin
  select * into limits from private.deck_limits;
  insert into public.deck_files (user_id, hash, part, part_count, type, data)
  values (member, file_hash, save_deck_file_part.part, save_deck_file_part.part_count, file_type, save_deck_file_part.data)
  on conflict do nothing;
  -- Base64 has four characters for three bytes.
  if (select sum(octet_length(f.data)) * 3 / 4 from public.deck_files f
      where f.user_id = member and f.hash = file_hash) > limits.file_bytes then
    perform private.refuse_size(format(
      'This file is larger than the %s MB that an account can hold.', limits.file_bytes / 1000000));
  end if;
  if (select sum(octet_length(f.data)) * 3 / 4 from public.deck_files f where f.user_id = member) > limits.member_bytes then
    perform private.refuse_size(format(
      'The pictures of your decks fill the %s MB of your account. Delete a deck there to make room.',
      limits.member_bytes / 1000000));
  end if;
end $$;

-- Those of the files that are not, or not wholly, in the account of the caller.
create function public.find_missing_files(hashes text[]) returns setof text
language sql stable set search_path = '' as $$
  select distinct wanted from unnest(hashes) as wanted
  where (select count(*) from public.deck_files f where f.hash = wanted)
    is distinct from (select f.part_count from public.deck_files f where f.hash = wanted limit 1)
$$;

-- Deletes files that no deck of their member names. Slides are saved before their files, so none is on its way.
create function private.delete_unused_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.deck_files f
  where f.user_id = old.user_id and f.hash not in (
    select named.groups[1] from (
      select content from public.decks where user_id = old.user_id
      union all select content from public.deck_slides where user_id = old.user_id) as contents,
      regexp_matches(contents.content::text, '"asset": "([0-9a-f]{64})"', 'g') as named (groups));
  return null;
end $$;
create trigger delete_unused_files after delete on public.decks
  for each row execute function private.delete_unused_files();

revoke execute on function private.lock_member_decks(), private.refuse_size(text),
  private.check_deck(uuid, text, integer), private.delete_unused_files() from public, anon, authenticated;
revoke execute on function public.save_deck(text, integer, jsonb), public.read_deck(text, integer), public.list_decks(),
  public.export_decks(), public.save_deck_file_part(text, integer, integer, text, text), public.find_missing_files(text[])
  from public, anon, authenticated, service_role;
grant execute on function public.save_deck(text, integer, jsonb), public.read_deck(text, integer), public.list_decks(),
  public.export_decks(), public.save_deck_file_part(text, integer, integer, text, text), public.find_missing_files(text[]) to authenticated;
