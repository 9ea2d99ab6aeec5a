-- Texts of members without control characters, and limits that count calls instead of rows that members can delete.

-- Control characters include the separators and the overrides of writing direction of Unicode. They become spaces.
create function private.fold_line(value text) returns text
language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(value, '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+', ' ', 'g'))
$$;
create function private.fold_lines(value text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(value, '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+', ' ', 'g')
$$;

-- Also cuts names of sign-ups, which must never fail because of a name.
create or replace function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, nullif(left(private.fold_line(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 120), ''))
  on conflict (id) do nothing;
  return new;
end $$;

create function private.fold_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.full_name := private.fold_line(new.full_name);
  return new;
end $$;
update public.profiles set full_name = private.fold_line(full_name) where full_name <> private.fold_line(full_name);
create trigger fold_profile before insert or update of full_name on public.profiles
  for each row execute function private.fold_profile();

-- Key of a member for limits. It stays the same when the account is deleted and created again.
create function private.member_key(member uuid) returns text
language sql stable set search_path = '' as $$
  select private.hash_key(coalesce(private.mailbox_of(email), id::text)) from auth.users where id = member
$$;

create or replace function private.limit_summaries() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  member_key text := private.member_key(new.user_id);
begin
  -- Policies run afterwards and refuse a row in the name of nobody.
  if member_key is null then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('synopsis' || member_key, 0));
  if private.seconds_until_allowed('synopsis', member_key, 200, interval '1 day') > 0 then
    raise sqlstate 'PT429' using message = 'You have saved many synopses today. Please save the next one tomorrow.';
  end if;
  insert into private.limited_calls (kind, key) values ('synopsis', member_key);
  new.logline := private.fold_lines(new.logline);
  new.generated_summary := private.fold_lines(new.generated_summary);
  return new;
end $$;

alter table public.synopsis_usage add column member_key text;
update public.synopsis_usage set member_key = private.member_key(user_id);
-- Of two accounts of one mailbox, one keeps its count.
delete from public.synopsis_usage as one using public.synopsis_usage as other
  where one.member_key is null
    or (one.member_key = other.member_key and one.day = other.day and one.user_id > other.user_id);
alter table public.synopsis_usage drop column user_id;
alter table public.synopsis_usage alter column member_key set not null, add primary key (member_key, day);

create or replace function public.consume_synopsis_quota(member uuid, daily_limit integer) returns boolean
language sql security definer set search_path = '' as $$
  with taken as (
    insert into public.synopsis_usage as usage (member_key, used)
    select private.member_key(member), 1 where daily_limit > 0
    on conflict (member_key, day) do update set used = usage.used + 1 where usage.used < daily_limit
    returning 1
  )
  select exists (select from taken);
$$;
create or replace function public.refund_synopsis_quota(member uuid) returns void
language sql security definer set search_path = '' as $$
  update public.synopsis_usage set used = used - 1
  where member_key = private.member_key(member) and day = (now() at time zone 'utc')::date and used > 0;
$$;

revoke execute on function private.fold_line(text), private.fold_lines(text), private.fold_profile(), private.member_key(uuid)
  from public, anon, authenticated;
