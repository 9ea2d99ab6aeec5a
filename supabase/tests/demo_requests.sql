-- Demo requests of visitors, and the outbox that stores both emails until they are sent.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(31);

create function pg_temp.ask(change jsonb default '{}') returns void language plpgsql as $$
declare wish jsonb := '{"name": "Asha", "email": "asha@example.com", "company": "Monsoon", "phone": "9876543210", "companySize": "250+", "message": "Hello"}'::jsonb || change;
begin
  insert into public.demo_requests (name, email, company, phone, "companySize", message)
  values (wish ->> 'name', wish ->> 'email', wish ->> 'company', wish ->> 'phone', wish ->> 'companySize', wish ->> 'message');
end $$;
grant execute on function pg_temp.ask(jsonb) to anon;

set local role anon;
select lives_ok($$select pg_temp.ask()$$, 'A visitor asks for a demo');
select throws_ok($$select * from demo_requests$$, '42501', null, 'A visitor cannot read the requests');
select throws_ok($$update demo_requests set name = 'x'$$, '42501', null, 'A visitor cannot change them');
select throws_ok($$delete from demo_requests$$, '42501', null, 'A visitor cannot delete them');
select throws_ok($$insert into demo_requests (name, email, company, phone, "companySize", message, created_at) values ('x', 'x@x.io', 'x', '9876543210', '250+', 'x', now())$$, '42501', null, 'A visitor cannot choose the date');
select throws_ok($$select * from demo_notifications$$, '42501', null, 'A visitor cannot read the outbox');
select throws_ok($$insert into demo_notifications (demo_request_id, kind) values (1, 'company')$$, '42501', null, 'A visitor cannot send mails through the outbox');
select throws_ok($$select * from claim_demo_notifications()$$, '42501', null, 'A visitor cannot take mails');
select throws_ok($$select finish_demo_notification(1)$$, '42501', null, 'A visitor cannot mark mails as sent');
select throws_ok($$select pg_temp.ask('{"name": null}')$$, '23502', null, 'The name is required');
select throws_ok($$select pg_temp.ask('{"email": null}')$$, '23502', null, 'The e-mail is required');
select throws_ok($$select pg_temp.ask('{"company": null}')$$, '23502', null, 'The company is required');
select throws_ok($$select pg_temp.ask('{"phone": null}')$$, '23502', null, 'The phone is required');
select throws_ok($$select pg_temp.ask('{"companySize": null}')$$, '23502', null, 'The company size is required');
select throws_ok($$select pg_temp.ask('{"message": null}')$$, '23502', null, 'The message is required');
select throws_ok($$select pg_temp.ask('{"name": " "}')$$, '23514', null, 'A blank name is refused');
select throws_ok($$select pg_temp.ask('{"email": "a b@x.io"}')$$, '23514', null, 'An address with a space is refused');
select throws_ok($$select pg_temp.ask('{"email": "a@x.io\nBcc: all@x.io"}')$$, '23514', null, 'An address with a line break is refused');
select throws_ok($$select pg_temp.ask('{"phone": "98765 4321"}')$$, '23514', null, 'A phone with nine digits is refused');
select throws_ok($$select pg_temp.ask('{"phone": "+919876543210"}')$$, '23514', null, 'A phone with its prefix is refused');
select throws_ok($$select pg_temp.ask('{"companySize": ">250"}')$$, '23514', null, 'A size that is not offered is refused');
select throws_ok($$select pg_temp.ask(jsonb_build_object('message', repeat('x', 4001)))$$, '23514', null, 'A message of 4,001 letters is refused');
select pg_temp.ask(), pg_temp.ask('{"email": "ASHA@example.com"}');
select throws_ok($$select pg_temp.ask()$$, 'PT429', null, 'The fourth request of an address in an hour is refused, upper case or not');
reset role;

select is((select count(*) from demo_requests), 3::bigint, 'What was refused left nothing behind');
select is((select count(*) from demo_notifications), 6::bigint, 'Every request has its two mails');

set local role service_role;
select is((select count(*) from claim_demo_notifications(100)), 6::bigint, 'The worker takes all that are due');
select is_empty('select * from claim_demo_notifications(100)', 'A second worker gets none of them');
select lives_ok($$select finish_demo_notification(id, case when kind = 'company' then 'the service is down' end) from demo_notifications$$, 'The worker marks what it did');
select is((select count(*) from demo_notifications where sent_at is not null), 3::bigint, 'What was sent is marked');
update demo_notifications set next_attempt_at = now() - interval '1 second';
select is((select count(*) from claim_demo_notifications(100) where kind = 'company' and attempts = 2), 3::bigint, 'What failed comes again');
update demo_notifications set next_attempt_at = now() - interval '1 second', created_at = now() - interval '8 days';
select is_empty('select * from claim_demo_notifications(100)', 'After seven days it is left alone');
reset role;

select * from finish();
rollback;
