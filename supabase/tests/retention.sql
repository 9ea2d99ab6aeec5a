-- What the privacy policy says is deleted, is; what it says is kept, stays. The clock is the argument.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

insert into auth.users (id, email) values ('00000000-0000-0000-0000-0000000000a1', 'asha@example.com');
insert into synopsis_usage (member_key, used) values ('key of Asha', 1);
insert into demo_requests (name, email, company, phone, "companySize", message)
values ('Asha', 'asha@example.com', 'Monsoon', '9876543210', '250+', 'Hello'),
       ('Ravi', 'ravi@example.com', 'Monsoon', '9876543210', '250+', 'Hello');
update demo_notifications set sent_at = now() + interval '3 days', last_error = '550 no mailbox of asha@example.com'
where demo_request_id = (select id from demo_requests where name = 'Ravi');
insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-0000000000a1', 'x', 'y');

select private.delete_expired_data(now() + interval '89 days');
select is((select count(*) from demo_notifications where last_error is not null), 2::bigint, 'Answers of the mail service stay for 89 days');
select is((select count(*) from synopsis_usage), 1::bigint, 'And so do the counts of synopses');
select private.delete_expired_data(now() + interval '91 days');
select is((select count(*) from demo_notifications where last_error is not null), 0::bigint, 'After 91 they are gone');
select is((select count(*) from synopsis_usage), 0::bigint, 'And the counts');
select is((select count(*) from demo_requests), 2::bigint, 'Demo requests stay');
select private.delete_expired_data(now() + interval '24 months' - interval '1 day');
select is((select count(*) from demo_requests), 2::bigint, 'For twenty-four months');
select private.delete_expired_data(now() + interval '24 months' + interval '1 day');
select results_eq('select name from demo_requests', array['Ravi'], 'A day later the first is gone; the last mail to the other is younger');
select is((select count(*) from demo_notifications), 2::bigint, 'With its mails');
select private.delete_expired_data(now() + interval '24 months' + interval '4 days');
select is((select count(*) from demo_requests), 0::bigint, 'Then the other one');
select is((select count(*) from logline_summaries), 1::bigint, 'What members keep stays as long as their account');

select * from finish();
rollback;
