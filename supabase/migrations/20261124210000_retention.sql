-- Deletes what the privacy policy says is deleted: demo requests and their mails after twenty-four months, and texts of
-- failed mails and counts of limits, which are logs, after ninety days at the latest. Hosted projects call it daily with
-- pg_cron; elsewhere the embedded backend's own timer does.
create function private.delete_expired_data(at timestamptz default now()) returns void
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
end $$;
revoke execute on all functions in schema private from public, anon, authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
     and exists (select from pg_namespace where nspname = 'vault') then
    create extension if not exists pg_cron;
    perform cron.schedule('delete-expired-data', '17 3 * * *', 'select private.delete_expired_data()');
    -- The history of pg_cron is a log too.
    perform cron.schedule('delete-cron-history', '27 3 * * *',
      $job$ delete from cron.job_run_details where end_time < now() - interval '90 days' $job$);
  end if;
end $$;
