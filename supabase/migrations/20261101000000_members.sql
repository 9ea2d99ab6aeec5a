-- Members: one profile per auth user, and the synopses a member keeps.
-- Every grant is written out, because new hosted projects grant nothing on new tables while older ones
-- grant everything: the first statement takes both to the same place.

create schema if not exists private;
comment on schema private is 'Trigger functions and helpers. Never exposed through the API.';
revoke all on schema private from public;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (char_length(full_name) <= 120),
  free_trial_used boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.profiles is 'What a member shows of themselves. Created by the sign-up trigger, never by the browser.';

create table public.logline_summaries (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  logline text not null
    constraint logline_length check (char_length(btrim(logline)) > 0 and char_length(logline) <= 1000),
  generated_summary text not null
    constraint generated_summary_length check (char_length(btrim(generated_summary)) > 0 and char_length(generated_summary) <= 4000),
  created_at timestamptz not null default now()
);
comment on table public.logline_summaries is 'A logline with the synopsis the member kept, possibly edited.';
create index logline_summaries_by_member on public.logline_summaries (user_id, created_at desc);

alter table public.profiles enable row level security;
alter table public.logline_summaries enable row level security;

revoke all on public.profiles, public.logline_summaries from anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant update (full_name, free_trial_used) on public.profiles to authenticated;
grant select, delete on public.logline_summaries to authenticated;
grant insert (logline, generated_summary, user_id) on public.logline_summaries to authenticated;
grant select, insert, update, delete on public.profiles, public.logline_summaries to service_role;

create policy "members read their own profile" on public.profiles
  for select to authenticated using ((select auth.uid()) = id);
create policy "members change their own profile" on public.profiles
  for update to authenticated using ((select auth.uid()) = id) with check ((select auth.uid()) = id);
create policy "members read their own synopses" on public.logline_summaries
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "members keep synopses of their own" on public.logline_summaries
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "members remove their own synopses" on public.logline_summaries
  for delete to authenticated using ((select auth.uid()) = user_id);

-- The free trial is used once: a member may set the mark, only the service may take it back.
create function private.guard_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  if old.free_trial_used and not new.free_trial_used and current_user in ('anon', 'authenticated') then
    raise exception 'The free trial cannot be reset.' using errcode = '42501';
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger guard_profile before update on public.profiles
  for each row execute function private.guard_profile();

-- Sign-up must never fail because of a name: it is trimmed and cut, and an empty one is none.
create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, full_name)
  values (new.id, nullif(left(btrim(coalesce(new.raw_user_meta_data ->> 'full_name', '')), 120), ''))
  on conflict (id) do nothing;
  return new;
end $$;
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

-- PT429 is answered as HTTP 429 with the message.
create function private.limit_summaries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.logline_summaries
      where user_id = new.user_id and created_at > now() - interval '1 day') >= 200 then
    raise sqlstate 'PT429' using message = 'You have saved many synopses today. Please save the next one tomorrow.';
  end if;
  return new;
end $$;
create trigger limit_summaries before insert on public.logline_summaries
  for each row execute function private.limit_summaries();

revoke execute on all functions in schema private from public, anon, authenticated;
