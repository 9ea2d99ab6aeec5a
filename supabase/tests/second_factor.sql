-- A member with a verified second factor is served in sessions only that have verified it.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(13);

insert into auth.users (id, email) values
  ('00000000-0000-0000-0000-00000000000a', 'asha@example.com'),
  ('00000000-0000-0000-0000-00000000000b', 'ravi@example.com');
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at) values
  ('00000000-0000-0000-0000-0000000000fa', '00000000-0000-0000-0000-00000000000a', 'totp', 'verified', now() - interval '1 minute'),
  ('00000000-0000-0000-0000-0000000000fb', '00000000-0000-0000-0000-00000000000b', 'totp', 'unverified', now());
insert into auth.sessions (id, user_id) values
  ('00000000-0000-0000-0000-00000000001a', '00000000-0000-0000-0000-00000000000a'),
  ('00000000-0000-0000-0000-00000000002a', '00000000-0000-0000-0000-00000000000a'),
  ('00000000-0000-0000-0000-00000000001b', '00000000-0000-0000-0000-00000000000b');

create function pg_temp.sign_in(member text, assurance text) returns text language sql as $$
  select set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000' || member, true),
    set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'aal', assurance,
      'sub', '00000000-0000-0000-0000-00000000000' || member,
      'session_id', '00000000-0000-0000-0000-00000000001' || member)::text, true);
  select assurance
$$;

set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in with his password');
select isnt_empty('select * from profiles', 'A factor that was never verified is not asked for');
select is(pg_temp.sign_in('a', 'aal1'), 'aal1', 'Somebody signs in with the password of Asha');
select is_empty('select * from profiles', 'They do not see her profile');
select is_empty($$update profiles set full_name = 'x' returning 1$$, 'They do not rename her');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', 'x', 'y')$$, '42501', null, 'They keep no synopsis in her name');
select is_empty('select * from list_sessions()', 'They do not see her sessions');
select throws_ok('select create_recovery_code()', '42501', null, 'They get no recovery code');
select ok(not use_recovery_code('0000-0000'), 'They guess none');
select is(pg_temp.sign_in('a', 'aal2'), 'aal2', 'Asha enters the code of her app');
select isnt_empty('select * from profiles', 'She sees her profile');
select is((select count(*) from list_sessions() where is_current), 1::bigint, 'She sees which session is hers');
select ok(use_recovery_code(create_recovery_code()), 'Her recovery code removes the factor');

select * from finish();
rollback;
