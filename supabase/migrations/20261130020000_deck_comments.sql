-- What the owner of a link may allow its visitors beyond looking: to leave comments, and to download the deck.

alter table private.deck_limits
  -- Of one link, within an hour.
  add column comments_per_hour integer not null default 30,
  -- Of one deck.
  add column comments integer not null default 500;

alter table public.deck_links
  add column allows_comments boolean not null default false,
  add column allows_download boolean not null default false;
grant select (allows_comments, allows_download) on public.deck_links to authenticated;

create table public.deck_comments (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  deck_id text not null,
  -- Comments stay when their link is deleted.
  link_id text references public.deck_links (id) on delete set null,
  -- A slide may be deleted later.
  slide_id text not null,
  author text not null constraint author_length check (char_length(author) between 1 and 80),
  text text not null constraint comment_length check (char_length(text) between 1 and 2000),
  created_at timestamptz not null default now(),
  foreign key (user_id, deck_id) references public.decks (user_id, id) on delete cascade
);
create index deck_comments_by_deck on public.deck_comments (user_id, deck_id);
create index deck_comments_by_link on public.deck_comments (link_id);
comment on table public.deck_comments is 'Of visitors of links. Owners of the deck read and delete; add_deck_comment writes.';

alter table public.deck_comments enable row level security;
revoke all on public.deck_comments from anon, authenticated, service_role;
grant select (id, user_id, deck_id, slide_id, author, text, created_at), delete on public.deck_comments to authenticated;
grant select, insert, update, delete on public.deck_comments to service_role;

create policy "members read comments on their own decks" on public.deck_comments
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members delete comments on their own decks" on public.deck_comments
  for delete to authenticated using ((select auth.uid()) = user_id);
create policy "members with a second factor have used it" on public.deck_comments
  as restrictive for all to authenticated using ((select private.has_required_assurance()));

-- As before, with what visitors may do.
drop function public.create_deck_link(text, text, boolean, text, timestamptz);
create function public.create_deck_link(
  deck_id text, secret_hash text, is_fixed boolean, password_hash text default null, ends_at timestamptz default null,
  allows_comments boolean default false, allows_download boolean default false
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
  insert into public.deck_links (user_id, deck_id, secret_hash, password_hash, is_fixed, snapshot, ends_at,
    allows_comments, allows_download)
  values (member, create_deck_link.deck_id, create_deck_link.secret_hash, create_deck_link.password_hash,
    create_deck_link.is_fixed, case when create_deck_link.is_fixed then shared end, create_deck_link.ends_at,
    create_deck_link.allows_comments, create_deck_link.allows_download)
  returning id into link_id;
  return link_id;
end $$;

-- As before, with what the visitor may do.
create or replace function public.open_deck_link(link_id text, secret text, password_key text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  state constant text := private.check_deck_link(link_id, secret, password_key);
  link public.deck_links;
begin
  if state <> 'open' then
    return jsonb_build_object('state', state);
  end if;
  update public.deck_links l set openings = l.openings + 1 where l.id = link_id returning * into link;
  return private.deck_of_link(link) || jsonb_build_object('state', state,
    'allows_comments', link.allows_comments, 'allows_download', link.allows_download);
end $$;

-- Mails about comments wait in the outbox of demo requests, one for a member.
alter table public.demo_notifications
  alter column demo_request_id drop not null,
  add column user_id uuid unique references auth.users (id) on delete cascade,
  drop constraint demo_notifications_kind_check,
  add constraint demo_notifications_kind_check check (kind in ('company', 'customer', 'comment')),
  add constraint subject_of_kind check (
    (user_id is not null) = (kind = 'comment') and (demo_request_id is null) = (kind = 'comment'));

-- A mail that waits tells of further comments, too. The next one leaves an hour after the last at the earliest.
create function private.queue_comment_mail(member uuid) returns void
language plpgsql set search_path = '' as $$
declare
  last_sent_at timestamptz;
begin
  delete from public.demo_notifications n
  where n.user_id = member and (n.sent_at is not null or n.created_at < now() - interval '7 days')
  returning n.sent_at into last_sent_at;
  insert into public.demo_notifications (kind, user_id, next_attempt_at)
  values ('comment', member, greatest(now(), last_sent_at + interval '1 hour'))
  on conflict (user_id) do nothing;
end $$;

-- Leaves a comment of a visitor on a slide that a link shows. Returns `sent`; `limit` after too many; `closed` if the link
-- takes none or does not show the slide; or the state of a link that is not open. Called with POST, as open_deck_link.
create function public.add_deck_comment(
  link_id text, secret text, slide_id text, author text, comment text, password_key text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- Locks the link, so that comments at one moment are counted one by one.
  state constant text := private.check_deck_link(link_id, secret, password_key);
  limits constant private.deck_limits := (select l from private.deck_limits l);
  link public.deck_links;
begin
  if state <> 'open' then
    return state;
  end if;
  select * into link from public.deck_links l where l.id = add_deck_comment.link_id;
  if not link.allows_comments or not private.deck_of_link(link) -> 'slides' @> jsonb_build_array(
      jsonb_build_object('id', add_deck_comment.slide_id)) then
    return 'closed';
  end if;
  if private.seconds_until_allowed('deck comment', link.id, limits.comments_per_hour, interval '1 hour') > 0
      or (select count(*) from public.deck_comments c
          where c.user_id = link.user_id and c.deck_id = link.deck_id) >= limits.comments then
    return 'limit';
  end if;
  insert into public.deck_comments (user_id, deck_id, link_id, slide_id, author, text)
  values (link.user_id, link.deck_id, link.id, add_deck_comment.slide_id, private.fold_line(author),
    btrim(private.fold_lines(comment), E' \n\t'));
  insert into private.limited_calls (kind, key) values ('deck comment', link.id);
  perform private.queue_comment_mail(link.user_id);
  return 'sent';
end $$;

-- As before, and of comments the address of the deck's owner, with the titles of the decks that have new ones.
create or replace function public.claim_demo_notifications(max_rows integer default 10)
returns table (
  id bigint, kind text, attempts integer,
  name text, email text, company text, phone text, "companySize" text, message text
)
language sql security definer set search_path = '' as $$
  with due as (
    select n.id from public.demo_notifications n
    where n.sent_at is null and n.next_attempt_at <= now() and n.created_at > now() - interval '7 days'
    order by n.next_attempt_at
    limit least(greatest(max_rows, 1), 10)
    for update skip locked
  ), claimed as (
    update public.demo_notifications n
    set attempts = n.attempts + 1, next_attempt_at = now() + interval '10 minutes'
    from due where n.id = due.id
    returning n.id, n.kind, n.attempts, n.demo_request_id, n.user_id, n.created_at
  )
  select c.id, c.kind, c.attempts, r.name, r.email, r.company, r.phone, r."companySize", r.message
  from claimed c join public.demo_requests r on r.id = c.demo_request_id
  union all
  select c.id, c.kind, c.attempts, '', u.email, '', '', '', string_agg(distinct private.fold_line(d.content ->> 'title'), ', ')
  from claimed c
  join auth.users u on u.id = c.user_id
  join public.deck_comments k on k.user_id = c.user_id and k.created_at >= c.created_at
  join public.decks d on d.user_id = k.user_id and d.id = k.deck_id
  group by c.id, c.kind, c.attempts, u.email
  order by id;
$$;

revoke execute on function private.queue_comment_mail(uuid) from public, anon, authenticated;
revoke execute on function public.create_deck_link(text, text, boolean, text, timestamptz, boolean, boolean),
  public.add_deck_comment(text, text, text, text, text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_deck_link(text, text, boolean, text, timestamptz, boolean, boolean)
  to authenticated;
grant execute on function public.add_deck_comment(text, text, text, text, text, text) to anon, authenticated;
