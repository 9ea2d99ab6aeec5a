-- Hosted only: once a minute Postgres calls the notify-demo function while mails are due (pg_cron, pg_net,
-- and two Vault secrets: project_url and secret_key). Where these are missing, the block does nothing and
-- the embedded backend's own timer stands in.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
     and exists (select from pg_available_extensions where name = 'pg_net')
     and exists (select from pg_namespace where nspname = 'vault') then
    create extension if not exists pg_cron;
    create extension if not exists pg_net;
    perform cron.schedule('notify-demo', '* * * * *', $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url') || '/functions/v1/notify-demo',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'apikey', (select decrypted_secret from vault.decrypted_secrets where name = 'secret_key')),
        body := '{}'::jsonb,
        timeout_milliseconds := 20000)
      where exists (
        select from public.demo_notifications
        where sent_at is null and next_attempt_at <= now() and created_at > now() - interval '7 days')
    $job$);
  end if;
end $$;
