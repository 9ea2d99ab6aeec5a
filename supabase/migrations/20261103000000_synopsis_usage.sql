-- How many synopses a member has generated on a day (UTC). Only the synopsis function counts, with the
-- service key; one statement takes a turn, so that parallel requests cannot take more than there are.

create table public.synopsis_usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null default (now() at time zone 'utc')::date,
  used integer not null default 0 check (used >= 0),
  primary key (user_id, day)
);
comment on table public.synopsis_usage is 'No policy on purpose: only the service reads or writes it.';
alter table public.synopsis_usage enable row level security;
revoke all on public.synopsis_usage from anon, authenticated, service_role;
grant select, insert, update, delete on public.synopsis_usage to service_role;

create function public.take_synopsis_turn(member uuid, daily_limit integer) returns boolean
language sql security definer set search_path = '' as $$
  with taken as (
    insert into public.synopsis_usage as usage (user_id, used)
    select member, 1 where daily_limit > 0
    on conflict (user_id, day) do update set used = usage.used + 1 where usage.used < daily_limit
    returning 1
  )
  select exists (select from taken);
$$;

-- A turn that produced nothing is given back.
create function public.give_back_synopsis_turn(member uuid) returns void
language sql security definer set search_path = '' as $$
  update public.synopsis_usage set used = used - 1
  where user_id = member and day = (now() at time zone 'utc')::date and used > 0;
$$;

revoke execute on function public.take_synopsis_turn(uuid, integer), public.give_back_synopsis_turn(uuid)
  from public, anon, authenticated;
grant execute on function public.take_synopsis_turn(uuid, integer), public.give_back_synopsis_turn(uuid)
  to service_role;
