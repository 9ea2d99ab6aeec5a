-- The daily quota is accessible to the synopsis function only.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

insert into auth.users (id, email) values ('00000000-0000-0000-0000-00000000000a', 'asha@example.com');

set local role authenticated;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-0000-0000-00000000000a", "role": "authenticated"}', true),
       set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000a', true);
select throws_ok('select * from synopsis_usage', '42501', null, 'A member cannot read the counter');
select throws_ok('delete from synopsis_usage', '42501', null, 'A member cannot reset the counter');
select throws_ok($$select refund_synopsis_quota('00000000-0000-0000-0000-00000000000a')$$, '42501', null, 'A member cannot refund the quota');
select throws_ok($$select consume_synopsis_quota('00000000-0000-0000-0000-00000000000a', 1000000)$$, '42501', null, 'A member cannot consume the quota past the limit');
reset role;

set local role service_role;
select results_eq($$select consume_synopsis_quota('00000000-0000-0000-0000-00000000000a', 2) from generate_series(1, 3)$$, array[true, true, false], 'A quota of two allows two calls and rejects the third');
select lives_ok($$select refund_synopsis_quota('00000000-0000-0000-0000-00000000000a')$$, 'A call without a result is refunded');
select ok(consume_synopsis_quota('00000000-0000-0000-0000-00000000000a', 2), 'A refunded call can be consumed again');
select ok(not consume_synopsis_quota('00000000-0000-0000-0000-00000000000a', 0), 'A limit of zero switches generation off');
reset role;
delete from auth.users;
insert into auth.users (id, email) values ('00000000-0000-0000-0000-00000000000b', 'Asha+2@example.com');
set local role service_role;
select ok(not consume_synopsis_quota('00000000-0000-0000-0000-00000000000b', 2), 'A new account for the same mailbox has no new quota');
update synopsis_usage set day = day - 1;
select ok(consume_synopsis_quota('00000000-0000-0000-0000-00000000000b', 2), 'The next day starts anew');
reset role;

select * from finish();
rollback;
