-- Reports of browsers about loads, failures, web vitals and blocked content. The function `health` validates them; only
-- it, with the secret key, calls the functions below. No row contains an address or anything about a person.
create table private.health_events (
  id bigint generated always as identity primary key,
  received_at timestamptz not null default now(),
  -- Random id of the source on this day, not derived from its address.
  client text,
  event jsonb not null check (octet_length(event::text) <= 2000)
);
create index health_events_by_time on private.health_events (received_at);

-- Use of the limits by each source, in the current minute. The key is a salted hash.
create table private.report_sources (
  key text primary key,
  client text not null default substr(gen_random_uuid()::text, 1, 8),
  minute timestamptz not null default date_trunc('minute', now()),
  bytes integer not null,
  calls integer not null default 1
);

-- Error budget of each app: last comparison, and last time that its owner was notified.
create table private.error_budgets (
  app text primary key,
  checked_at timestamptz not null default now(),
  notified_at timestamptz
);

-- Counts a report of a source in the current minute.
create function private.count_report(address inet, report_bytes integer) returns private.report_sources
language sql set search_path = '' as $$
  insert into private.report_sources as source (key, bytes)
  values (private.hash_key('report ' || private.source_of(address)), report_bytes)
  on conflict (key) do update set
    client = case when source.minute::date = excluded.minute::date then source.client else excluded.client end,
    bytes = case when source.minute = excluded.minute then source.bytes else 0 end + excluded.bytes,
    calls = case when source.minute = excluded.minute then source.calls else 0 end + 1,
    minute = excluded.minute
  returning source.*
$$;

-- Apps among those given whose loads failed more often in the last hour than their budget allows. Anyone can report:
-- a source counts five loads and one failure, as in the comparison of canaries. Each app is compared once a minute, and
-- an app that was found is left out for an hour.
create function private.find_exceeded_budgets(apps text[], budget_percent numeric)
returns table (app text, loads integer, failures integer)
language sql set search_path = '' as $$
  with due as (
    insert into private.error_budgets as budget (app) select distinct unnest(apps)
    on conflict (app) do update set checked_at = now()
      where budget.checked_at <= now() - interval '1 minute'
        and coalesce(budget.notified_at <= now() - interval '1 hour', true)
    returning budget.app
  ), sources as (
    select due.app, client, count(*) as loads, count(*) filter (where event ->> 'event.name' = 'site.failure') as failures
    from due join private.health_events on event ->> 'service.name' = due.app
    where received_at > now() - interval '1 hour' and event ->> 'event.name' in ('site.load', 'site.failure')
      and event ->> 'error.type' is distinct from 'offline'
    group by due.app, client
  )
  select sources.app,
    sum(case when client is null then sources.loads else least(sources.loads, 5) end)::integer as loads,
    sum(case when client is null then sources.failures else least(sources.failures, 1) end)::integer as failures
  from sources group by sources.app
$$;

-- Stores a report; only the newest 200,000 events are kept. A source may send 600 reports and 128 kB a minute: above,
-- `accepted` is false. `exceeded` lists the apps whose owners have to be notified.
-- `address` is null if the gateway does not state it; then there is no limit per source.
create function public.store_health_report(events jsonb, address text default null, budget_percent numeric default 2)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  source private.report_sources;
  failed text[] := array(
    select event ->> 'service.name' from jsonb_array_elements(events) as event
    where event ->> 'event.name' = 'site.failure');
  exceeded jsonb;
begin
  if address is not null then
    source := private.count_report(address::inet, octet_length(events::text));
    if source.calls > 600 or source.bytes > 128000 then
      return jsonb_build_object('accepted', false, 'exceeded', '[]'::jsonb);
    end if;
  end if;
  insert into private.health_events (client, event)
  -- On one machine many visitors and tests share an address.
  select case when not address::inet <<= '127.0.0.0/8' then source.client end, value from jsonb_array_elements(events);
  delete from private.health_events where id <= (select max(id) - 200000 from private.health_events);
  select coalesce(jsonb_agg(comparison), '[]') into exceeded
  from private.find_exceeded_budgets(failed, budget_percent) as comparison
  where loads >= 20 and failures > loads * budget_percent / 100;
  update private.error_budgets set notified_at = now()
  where app in (select entry ->> 'app' from jsonb_array_elements(exceeded) as entry);
  return jsonb_build_object('accepted', true, 'exceeded', exceeded);
end $$;

-- Events since a time as lines of a log, the oldest first, after an id.
create function public.read_health_events(since timestamptz, after_id bigint default 0)
returns table (id bigint, line jsonb)
language sql stable security definer set search_path = '' as $$
  select id, jsonb_strip_nulls(event || jsonb_build_object('client', client,
    'at', to_char(received_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
  from private.health_events where received_at >= since and id > after_id order by id limit 1000
$$;

create or replace function private.delete_expired_data(at timestamptz default now()) returns void
language plpgsql set search_path = '' as $$
begin
  -- The mails of a request go with it. A mail is contact: a later one moves the end.
  delete from public.demo_requests r
  where r.created_at < at - interval '24 months'
    and not exists (
      select from public.demo_notifications n
      where n.demo_request_id = r.id and n.sent_at >= at - interval '24 months');
  update public.demo_notifications set last_error = null
  where last_error is not null and created_at < at - interval '90 days';
  delete from private.limited_calls where created_at < at - interval '1 day';
  delete from public.synopsis_usage where day < (at at time zone 'utc')::date - 90;
  delete from private.health_events where received_at < at - interval '90 days';
  delete from private.report_sources where minute < at - interval '1 day';
end $$;

revoke execute on function private.count_report, private.find_exceeded_budgets from public, anon, authenticated;
revoke execute on function public.store_health_report, public.read_health_events from public, anon, authenticated;
grant execute on function public.store_health_report, public.read_health_events to service_role;
