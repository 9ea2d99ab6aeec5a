-- Demo requests of visitors, and the outbox that stores both emails until they are sent.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(53);

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
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('name', %L))$$, 'Asha' || chr(10) || 'Rao'), '23514', null, 'A name with a line break is refused');
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('name', %L))$$, 'Asha' || chr(27) || '[2J'), '23514', null, 'A name with an escape sequence is refused');
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('company', %L))$$, 'Monsoon' || chr(8232) || 'Ltd'), '23514', null, 'A company with a line separator is refused');
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('company', %L))$$, 'Monsoon' || chr(8238) || 'Ltd'), '23514', null, 'A company that reverses its direction is refused');
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('email', %L))$$, 'a@x' || chr(133) || '.io'), '23514', null, 'An address with a control character is refused');
select throws_ok($$select pg_temp.ask('{"email": "b@x.io,a@x.io"}')$$, '23514', null, 'A list of addresses is refused');
select throws_ok($$select pg_temp.ask('{"email": "Asha<a@x.io"}')$$, '23514', null, 'An address with a name is refused');
select throws_ok(format($$select pg_temp.ask(jsonb_build_object('message', %L))$$, 'Hi' || chr(7)), '23514', null, 'A message with a bell is refused');
select lives_ok(format($$select pg_temp.ask(jsonb_build_object('message', %L, 'name', %L, 'email', 'lines@example.com'))$$, 'One' || chr(13) || chr(10) || chr(9) || 'two', 'आ' || chr(8205) || 'शा O’Neil'), 'A message of several lines and a name with joiners are stored');
select pg_temp.ask('{"email": "asha+2@example.com"}'), pg_temp.ask('{"email": "ASHA@example.com."}');
select throws_ok($$select pg_temp.ask('{"email": "Asha+x@example.com"}')$$, 'PGRST', '{"code": "PT429", "message": "We already have your requests. Please try again in 60 minutes."}', 'The fourth request of a mailbox in an hour is refused, upper case, tag or not');
select pg_temp.ask('{"email": "m.o@gmail.com"}'), pg_temp.ask('{"email": "mo@gmail.com"}'), pg_temp.ask('{"email": "mo@googlemail.com"}');
select throws_ok($$select pg_temp.ask('{"email": "m.o+3@gmail.com"}')$$, 'PGRST', null, 'Dots do not make another mailbox at Gmail');
select lives_ok($$select pg_temp.ask('{"email": "a.sha@example.com"}')$$, 'They do elsewhere');

select set_config('request.headers', '{"cf-connecting-ip": "2001:db8:1:1::1", "x-forwarded-for": "192.0.2.1"}', true);
select pg_temp.ask(jsonb_build_object('email', n || '@a.example')) from generate_series(1, 9) n;
select set_config('request.headers', '{"cf-connecting-ip": "2001:db8:1:1:ffff::2", "x-forwarded-for": "192.0.2.2"}', true);
select lives_ok($$select pg_temp.ask('{"email": "10@a.example"}')$$, 'A source has ten requests an hour');
select throws_ok($$select pg_temp.ask('{"email": "11@a.example"}')$$, 'PGRST', '{"code": "PT429", "message": "Several requests have come from your connection. Please try again in 60 minutes."}', 'The next is refused, whatever addresses it names or forwards, or takes of its /64');
select set_config('request.headers', '{"cf-connecting-ip": "2001:db8:2::1"}', true);
select lives_ok($$select pg_temp.ask('{"email": "12@a.example"}')$$, 'Another source has its own');
select throws_ok($$insert into demo_requests (name, email, company, phone, "companySize", message) select 'x', n || '@b.example', 'x', '9876543210', '250+', 'x' from generate_series(1, 11) n$$, 'PGRST', null, 'Rows of one request are counted one by one');
select set_config('request.headers', format('{"cf-connecting-ip": "198.51.100.%s"}', n / 10), true), pg_temp.ask(jsonb_build_object('email', n || '@c.example')) from generate_series(10, 39) n;
select set_config('request.headers', '{"cf-connecting-ip": "198.51.100.200"}', true);
select throws_ok($$select pg_temp.ask('{"email": "40@c.example"}')$$, 'PGRST', '{"code": "PT429", "message": "Several requests have come from your network. Please try again in 60 minutes."}', 'A network has thirty');
select set_config('request.headers', '{"cf-connecting-ip": "nonsense"}', true);
select lives_ok($$select pg_temp.ask('{"email": "41@c.example"}')$$, 'A source that cannot be read is not taken for another one');
reset role;

select is((select count(*) from private.limited_calls where key ~ '[^0-9a-f]'), 0::bigint, 'Only hashes of sources and mailboxes are stored');
update private.limited_calls set created_at = now() - interval '61 minutes';
set local role anon;
select lives_ok($$select pg_temp.ask()$$, 'An hour later the mailbox may ask again');
reset role;
update private.limited_calls set created_at = now() - interval '25 hours';
insert into private.limited_calls (kind, key, created_at) select 'demo', private.hash_key('all'), now() - interval '30 minutes' from generate_series(1, 300);
set local role anon;
select throws_ok($$select pg_temp.ask()$$, 'PGRST', '{"code": "PT429", "message": "Very many requests are coming in. Please try again in 30 minutes."}', 'The whole form has three hundred an hour');
reset role;
delete from demo_requests where email <> 'asha@example.com' and lower(email) not in ('asha+2@example.com', 'asha@example.com.');
delete from demo_requests where id not in (select min(id) from demo_requests group by email);

select is((select count(*) from demo_requests), 3::bigint, 'What was refused left nothing behind');
select is((select count(*) from demo_notifications), 6::bigint, 'Every request has its two mails');

set local role service_role;
select is((select count(*) from claim_demo_notifications(100)), 6::bigint, 'The worker takes all that are due');
select is_empty('select * from claim_demo_notifications(100)', 'A second worker gets none of them');
select ok((select bool_and(next_attempt_at > now() + interval '400 seconds') from demo_notifications), 'Not before any function that took them has ended');
select lives_ok($$select finish_demo_notification(id, case when kind = 'company' then 'the service is down' end) from demo_notifications$$, 'The worker marks what it did');
select is((select count(*) from demo_notifications where sent_at is not null), 3::bigint, 'What was sent is marked');
select is((select count(*) from demo_notifications where sent_at is null and next_attempt_at = now() + interval '15 seconds'), 3::bigint, 'What failed is due in 15 seconds');
update demo_notifications set next_attempt_at = now() - interval '1 second';
select is((select count(*) from claim_demo_notifications(100) where kind = 'company' and attempts = 2), 3::bigint, 'What failed comes again');
update demo_notifications set next_attempt_at = now() - interval '1 second', created_at = now() - interval '8 days';
select is_empty('select * from claim_demo_notifications(100)', 'After seven days it is left alone');
reset role;

select * from finish();
rollback;
