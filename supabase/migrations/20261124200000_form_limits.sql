-- Limits of the demo form per source and per mailbox, exactly-once mails, and single-line fields.

-- Calls of the last day by kind and key. Keys are hashed with a salt of this project, so a row does not
-- contain an address, and no row is older than a day at the next call.
create table private.limit_salt (salt text not null default gen_random_uuid()::text || gen_random_uuid()::text);
insert into private.limit_salt default values;
create table private.limited_calls (
  kind text not null,
  key text not null,
  created_at timestamptz not null default now()
);
create index limited_calls_by_key on private.limited_calls (kind, key, created_at desc);
create index limited_calls_by_time on private.limited_calls (created_at);

create function private.hash_key(value text) returns text
language sql stable set search_path = '' as $$
  select encode(sha256(convert_to(salt || value, 'UTF8')), 'hex') from private.limit_salt
$$;

-- Seconds until a key may call again; 0 when it may now.
create function private.seconds_until_allowed(call_kind text, call_key text, max_calls integer, period interval)
returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(ceil(extract(epoch from created_at + period - now()))), 0)::integer
  from (
    select created_at from private.limited_calls
    where kind = call_kind and key = call_key and created_at > now() - period
    order by created_at desc offset max_calls - 1 limit 1
  ) as nth_latest
$$;

-- Address of the caller as the gateway of the project states it. Every gateway replaces `cf-connecting-ip`,
-- while callers can send an `x-forwarded-for` of their own. Null for connections that are no requests.
create function private.client_address() returns inet
language plpgsql stable set search_path = '' as $$
begin
  return (nullif(current_setting('request.headers', true), '')::jsonb ->> 'cf-connecting-ip')::inet;
exception when others then
  return null;
end $$;

-- One subscriber gets a /64 of IPv6; a whole company or hosting customer a /48, or a /24 of IPv4.
create function private.source_of(address inet) returns text
language sql immutable set search_path = '' as $$
  select host(network(set_masklen(address, case family(address) when 4 then 32 else 64 end)))
$$;
create function private.network_of(address inet) returns text
language sql immutable set search_path = '' as $$
  select host(network(set_masklen(address, case family(address) when 4 then 24 else 48 end)))
$$;

-- Key of the mailbox behind an address: upper case and a tag after `+` reach the same one, and dots at
-- Gmail. Only limits use it; mail goes to the address as typed.
create function private.mailbox_of(email text) returns text
language sql immutable set search_path = '' as $$
  select case when domain in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'
              else name || '@' || domain end
  from (select split_part(split_part(lower(email), '@', 1), '+', 1) as name,
               rtrim(split_part(lower(email), '@', 2), '.') as domain) as parts
$$;

-- PostgREST turns this error into a response of status 429 with the sentence and `Retry-After`.
create function private.refuse_call(sentence text, seconds integer) returns void
language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = jsonb_build_object('code', 'PT429', 'message', sentence || ' Please try again in '
      || case when seconds <= 90 then 'a minute.'
              when seconds <= 5400 then ceil(seconds / 60.0) || ' minutes.'
              else ceil(seconds / 3600.0) || ' hours.' end)::text,
    detail = jsonb_build_object('status', 429, 'headers', jsonb_build_object('Retry-After', seconds::text))::text;
end $$;

-- The last limit protects the mail service, which sends 600 mails an hour. A network can use up a tenth of it.
create or replace function private.limit_demo_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  source text := private.source_of(private.client_address());
  network text := private.network_of(private.client_address());
  mailbox text := private.mailbox_of(new.email);
  rule record;
  seconds integer;
begin
  delete from private.limited_calls where created_at < now() - interval '1 day';
  for rule in
    select kind, private.hash_key(value) as key, max_calls, period, sentence from (values
      (1, 'demo source', source, 10, interval '1 hour', 'Several requests have come from your connection.'),
      (2, 'demo network', network, 30, interval '1 hour', 'Several requests have come from your network.'),
      (3, 'demo mailbox', mailbox, 3, interval '1 hour', 'We already have your requests.'),
      (4, 'demo mailbox', mailbox, 6, interval '1 day', 'We already have your requests.'),
      (5, 'demo', 'all', 300, interval '1 hour', 'Very many requests are coming in.')
    ) as rules (position, kind, value, max_calls, period, sentence)
    where value is not null order by position
  loop
    -- Parallel calls of one key wait for each other; those of strangers do not.
    if rule.kind <> 'demo' then
      perform pg_advisory_xact_lock(hashtextextended(rule.kind || rule.key, 0));
    end if;
    seconds := private.seconds_until_allowed(rule.kind, rule.key, rule.max_calls, rule.period);
    if seconds > 0 then perform private.refuse_call(rule.sentence, seconds); end if;
  end loop;
  insert into private.limited_calls (kind, key)
  select kind, private.hash_key(value) from (values
    ('demo source', source), ('demo network', network), ('demo mailbox', mailbox), ('demo', 'all')
  ) as calls (kind, value) where value is not null;
  return new;
end $$;
drop index public.demo_requests_by_email;

-- Rows from before stay as they are. Control characters include the separators and the overrides of writing
-- direction of Unicode; addresses cannot name further recipients.
alter table public.demo_requests
  add constraint name_one_line
    check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]') not valid,
  add constraint company_one_line
    check (company !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]') not valid,
  add constraint email_one_line
    check (email !~ '[\u0001-\u0020\u007f-\u00a0\u2028-\u202e\u2066-\u2069,;:<>()"\\]') not valid,
  add constraint message_printable
    check (message !~ '[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]') not valid;

-- A lease outlasts every batch: a function is ended by the platform after 400 seconds at the latest. A mail that
-- failed is due again after a wait that grows from 15 seconds to an hour.
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
    returning n.id, n.kind, n.attempts, n.demo_request_id
  )
  select c.id, c.kind, c.attempts, r.name, r.email, r.company, r.phone, r."companySize", r.message
  from claimed c join public.demo_requests r on r.id = c.demo_request_id
  order by c.id;
$$;

create or replace function public.finish_demo_notification(notification_id bigint, error text default null) returns void
language sql security definer set search_path = '' as $$
  update public.demo_notifications
  set sent_at = case when error is null then now() end,
      last_error = left(error, 500),
      next_attempt_at = now() + make_interval(secs => least(3600, 15 * 2 ^ least(attempts - 1, 10)))
  where id = notification_id and sent_at is null;
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
