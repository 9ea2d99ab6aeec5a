-- Limits per source, retention and error budgets of the reports of browsers. The clock is moved by changing rows.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(17);

create function pg_temp.send(app text, name text, address text default null, times integer default 1) returns jsonb
language sql as $$
  select store_health_report(jsonb_agg(jsonb_build_object('event.name', name, 'service.name', app)), address)
  from generate_series(1, times)
$$;

select is(count(*), 600::bigint, 'A source may send 600 reports a minute')
from generate_series(1, 605), lateral pg_temp.send('marketing', 'site.load', '2001:db8::' || generate_series) as answer
where (answer ->> 'accepted')::boolean;
select ok((pg_temp.send('marketing', 'site.load', '2001:db8:0:1::1') ->> 'accepted')::boolean, 'Another source is not affected');
select is(count(distinct client), 2::bigint, 'Each has an id') from private.health_events;
select ok((select bool_and(key ~ '^[0-9a-f]{64}$') from private.report_sources), 'And a hash is stored, no address');
update private.report_sources set minute = minute - interval '1 minute';
select ok((pg_temp.send('marketing', 'site.load', '2001:db8::7') ->> 'accepted')::boolean, 'In the next minute it may send again');
select ok((pg_temp.send('marketing', 'site.load', '192.0.2.1', 30) ->> 'accepted')::boolean, 'Bytes are counted too');

delete from private.health_events;
select pg_temp.send('marketing', 'site.failure', '192.0.2.' || source) from generate_series(10, 28) as source;
select is(pg_temp.send('marketing', 'site.failure', '192.0.2.30') -> 'exceeded', '[]', 'An app is compared once a minute');
update private.error_budgets set checked_at = now() - interval '1 minute';
select is(pg_temp.send('marketing', 'site.failure', '192.0.2.30', 9) -> 'exceeded',
  '[{"app": "marketing", "loads": 24, "failures": 20}]', 'A source counts as five loads and one failure');
update private.error_budgets set checked_at = now() - interval '1 minute';
select is(pg_temp.send('marketing', 'site.failure', '192.0.2.31') -> 'exceeded', '[]', 'Its owner is not notified again');
update private.error_budgets set checked_at = now() - interval '1 hour', notified_at = now() - interval '1 hour';
select isnt(pg_temp.send('marketing', 'site.failure', '192.0.2.32') -> 'exceeded', '[]', 'Until an hour later');

select is(spend_event_budget('marketing_a', 19), false, 'Fewer than 20 events of a candidate start no judge');
select is(spend_event_budget('marketing_a', 1), true, 'Twenty do');
select is(spend_event_budget('marketing_a', 40), false, 'Another start is ten seconds later at the earliest');
update private.event_budgets set started_at = started_at - interval '10 seconds';
select is(spend_event_budget('marketing_a', 1), true, 'And does not lose what came meanwhile');

select private.delete_expired_data(now() + interval '89 days');
select isnt((select count(*) from private.health_events), 0::bigint, 'Reports stay for 89 days');
select private.delete_expired_data(now() + interval '91 days');
select is((select count(*) from private.health_events), 0::bigint, 'After 91 they are gone');
select is((select count(*) from private.report_sources), 0::bigint, 'And the counts of their sources');

select * from finish();
rollback;
