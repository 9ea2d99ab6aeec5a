-- Demo requests and their outbox: a request and its two pending mails commit together, so neither a
-- closed tab nor a dead mail service loses one. A worker takes the mails and marks them.

create table public.demo_requests (
  id bigint generated always as identity primary key,
  name text not null
    constraint name_length check (char_length(btrim(name)) > 0 and char_length(name) <= 120),
  email text not null
    constraint email_shape check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  company text not null
    constraint company_length check (char_length(btrim(company)) > 0 and char_length(company) <= 160),
  phone text not null
    constraint phone_ten_digits check (phone ~ '^[0-9]{10}$'),
  "companySize" text not null
    constraint company_size_offered check ("companySize" in ('20-100', '100-250', '250+')),
  message text not null
    constraint message_length check (char_length(btrim(message)) > 0 and char_length(message) <= 4000),
  created_at timestamptz not null default now()
);
create index demo_requests_by_email on public.demo_requests (lower(email), created_at desc);
create index demo_requests_by_time on public.demo_requests (created_at desc);

alter table public.demo_requests enable row level security;
revoke all on public.demo_requests from anon, authenticated, service_role;
grant insert (name, email, company, phone, "companySize", message) on public.demo_requests to anon, authenticated;
grant select, insert, update, delete on public.demo_requests to service_role;

-- Content rules stay in the checks above: policies run first, and a broken rule would then be answered
-- as "not allowed" instead of naming the field. `id` is always there; a bare `true` trips the linter.
create policy "anyone may ask for a demo" on public.demo_requests
  for insert to anon, authenticated with check (id is not null);

create function private.limit_demo_requests() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.demo_requests
      where lower(email) = lower(new.email) and created_at > now() - interval '1 hour') >= 3 then
    raise sqlstate 'PT429' using message = 'We already have your requests. Please try again in an hour.';
  end if;
  if (select count(*) from public.demo_requests where created_at > now() - interval '1 minute') >= 60 then
    raise sqlstate 'PT429' using message = 'Very many requests are coming in. Please try again in a minute.';
  end if;
  return new;
end $$;
create trigger limit_demo_requests before insert on public.demo_requests
  for each row execute function private.limit_demo_requests();

create table public.demo_notifications (
  id bigint generated always as identity primary key,
  demo_request_id bigint not null references public.demo_requests (id) on delete cascade,
  kind text not null check (kind in ('company', 'customer')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  unique (demo_request_id, kind)
);
comment on table public.demo_notifications is 'Outbox. No policy on purpose: only the service reads or writes it.';
create index demo_notifications_due on public.demo_notifications (next_attempt_at) where sent_at is null;
alter table public.demo_notifications enable row level security;
revoke all on public.demo_notifications from anon, authenticated, service_role;
grant select, insert, update, delete on public.demo_notifications to service_role;

create function private.queue_demo_notifications() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.demo_notifications (demo_request_id, kind)
  values (new.id, 'company'), (new.id, 'customer');
  return null;
end $$;
create trigger queue_demo_notifications after insert on public.demo_requests
  for each row execute function private.queue_demo_notifications();

-- Taking a mail is a lease: another worker skips it, and one that dies gives it back by itself.
-- Waits grow from 15 seconds to an hour; after seven days a mail stays in the table, unsent.
create function public.claim_demo_notifications(max_rows integer default 10)
returns table (
  id bigint, kind text, attempts integer,
  name text, email text, company text, phone text, "companySize" text, message text
)
language sql security definer set search_path = '' as $$
  with due as (
    select n.id from public.demo_notifications n
    where n.sent_at is null and n.next_attempt_at <= now() and n.created_at > now() - interval '7 days'
    order by n.next_attempt_at
    limit least(greatest(max_rows, 1), 100)
    for update skip locked
  ), claimed as (
    update public.demo_notifications n
    set attempts = n.attempts + 1,
        next_attempt_at = now() + make_interval(secs => least(3600, 15 * 2 ^ least(n.attempts, 10)))
    from due where n.id = due.id
    returning n.id, n.kind, n.attempts, n.demo_request_id
  )
  select c.id, c.kind, c.attempts, r.name, r.email, r.company, r.phone, r."companySize", r.message
  from claimed c join public.demo_requests r on r.id = c.demo_request_id
  order by c.id;
$$;

create function public.finish_demo_notification(notification_id bigint, error text default null) returns void
language sql security definer set search_path = '' as $$
  update public.demo_notifications
  set sent_at = case when error is null then now() end, last_error = left(error, 500)
  where id = notification_id and sent_at is null;
$$;

revoke execute on function public.claim_demo_notifications(integer), public.finish_demo_notification(bigint, text)
  from public, anon, authenticated;
grant execute on function public.claim_demo_notifications(integer), public.finish_demo_notification(bigint, text)
  to service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
