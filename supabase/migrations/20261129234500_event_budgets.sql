-- Events of a canary's candidate since the judge was last started for it: a row for each canary, and nothing else.
create table private.event_budgets (
  version text primary key,
  events integer not null,
  started_at timestamptz not null default '-infinity'
);

-- Counts events of a candidate. True when the judge is to be started: at every 20 events, the distance of its looks, and
-- at most every ten seconds, because anyone can report.
create function public.spend_event_budget(version text, events integer) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.event_budgets as budget (version, events) values ($1, $2)
  on conflict on constraint event_budgets_pkey do update set events = budget.events + excluded.events;
  update private.event_budgets as budget set events = 0, started_at = now()
  where budget.version = $1 and budget.events >= 20 and started_at <= now() - interval '10 seconds';
  return found;
end $$;

revoke execute on function public.spend_event_budget from public, anon, authenticated;
grant execute on function public.spend_event_budget to service_role;
