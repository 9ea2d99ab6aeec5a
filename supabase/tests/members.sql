-- Permissions of members on profiles and synopses, tested with the role of a member.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(35);

insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-0000-0000-00000000000a', 'asha@example.com', '{"full_name": "  Asha Rao "}'),
  ('00000000-0000-0000-0000-00000000000b', 'ravi@example.com', '{}'),
  ('00000000-0000-0000-0000-00000000000c', 'long@example.com', jsonb_build_object('full_name', repeat('x', 500))),
  ('00000000-0000-0000-0000-00000000000d', 'odd@example.com', '{"full_name": {"not": "a text"}}'),
  ('00000000-0000-0000-0000-00000000000e', 'text@example.com', '"{\"full_name\": \"a string\"}"'),
  ('00000000-0000-0000-0000-00000000000f', 'none@example.com', null),
  ('00000000-0000-0000-0000-000000000010', 'lines@example.com', '{"full_name": "Asha\r\nBcc: Rao\u2028\u202e"}');

select is((select full_name from profiles where id = '00000000-0000-0000-0000-00000000000a'), 'Asha Rao', 'Sign-up makes a profile with the trimmed name');
select is((select full_name from profiles where id = '00000000-0000-0000-0000-00000000000b'), null, 'Sign-up without a name makes a profile without one');
select is((select char_length(full_name) from profiles where id = '00000000-0000-0000-0000-00000000000c'), 120, 'A very long name is cut and never stops a sign-up');
select is((select full_name from profiles where id = '00000000-0000-0000-0000-000000000010'), 'Asha Bcc: Rao', 'A name of several lines becomes one line');
select is((select count(*) from profiles), 7::bigint, 'Odd metadata never stops a sign-up');
select is((select bool_or(free_trial_used) from profiles), false, 'Nobody starts with a used trial');

insert into logline_summaries (user_id, logline, generated_summary)
values ('00000000-0000-0000-0000-00000000000b', 'A monk robs a bank.', 'He does.');

create function pg_temp.store_text(name name, value text) returns text language plpgsql as $$
declare stored text;
begin
  execute format('update profiles set %1$I = %2$L returning %1$I', name, value) into stored;
  return stored;
end $$;
grant execute on function pg_temp.store_text(name, text) to authenticated;

set local role authenticated;
select set_config('request.jwt.claims', '{"sub": "00000000-0000-0000-0000-00000000000a", "role": "authenticated"}', true),
       set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000a', true);

select results_eq('select id::text from profiles', array['00000000-0000-0000-0000-00000000000a'], 'Asha sees her profile and no other');
select is_empty('select * from logline_summaries', 'Asha does not see the synopsis of Ravi');
select is_empty($$update profiles set full_name = 'x' where id = '00000000-0000-0000-0000-00000000000b' returning 1$$, 'Asha cannot rename Ravi');
select lives_ok($$update profiles set full_name = 'Asha' where id = '00000000-0000-0000-0000-00000000000a'$$, 'Asha renames herself');
select results_eq(
  $$select distinct pg_temp.store_text(attname, E' Asha\n\tRao\u202E\u0007 ') collate "default" from pg_attribute
    where attrelid = 'profiles'::regclass and atttypid = 'text'::regtype and has_column_privilege(attrelid, attname, 'update')$$,
  array['Asha Rao'], 'Control characters of a text that she can change become spaces');
select throws_ok($$update profiles set full_name = repeat('x', 121)$$, '23514', null, 'A name of 121 letters is refused');
select throws_ok($$update profiles set id = '00000000-0000-0000-0000-00000000000b'$$, '42501', null, 'Asha cannot become Ravi');
select throws_ok($$update profiles set created_at = now()$$, '42501', null, 'Asha cannot change since when she is a member');
select throws_ok($$update profiles set updated_at = now()$$, '42501', null, 'Asha cannot change when her profile was changed');
select throws_ok($$insert into profiles (id) values (gen_random_uuid())$$, '42501', null, 'Asha cannot make a profile');
select throws_ok($$delete from profiles$$, '42501', null, 'Asha cannot delete a profile');
select throws_ok($$truncate profiles$$, '42501', null, 'Asha cannot empty the table');
select lives_ok($$update profiles set free_trial_used = true$$, 'Asha marks her trial as used');
select throws_ok($$update profiles set free_trial_used = false$$, '42501', 'The free trial cannot be reset.', 'Asha cannot have a second trial');
select throws_ok($$update profiles set free_trial_used = null$$, '23502', null, 'Asha cannot blank the mark');

select lives_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', 'A nun robs a bank.', 'She does.')$$, 'Asha keeps a synopsis');
insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', E'A\u000bnun\nrobs', E'\u202ea\tbank\u0001.');
select results_eq($$select logline, generated_summary from logline_summaries order by id desc limit 1$$, $$values (E'A nun\nrobs', E' a\tbank .')$$, 'Synopses keep line breaks and tabs, and no other control characters');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000b', 'x', 'y')$$, '42501', null, 'Asha cannot keep one in the name of Ravi');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary, created_at) values ('00000000-0000-0000-0000-00000000000a', 'x', 'y', '2020-01-01')$$, '42501', null, 'Asha cannot choose its date');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', '  ', 'y')$$, '23514', null, 'A blank logline is refused');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', repeat('x', 1001), 'y')$$, '23514', null, 'A logline of 1,001 letters is refused');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', 'x', repeat('y', 4001))$$, '23514', null, 'A synopsis of 4,001 letters is refused');
select throws_ok($$update logline_summaries set generated_summary = 'x'$$, '42501', null, 'A kept synopsis is not rewritten');
select is_empty($$delete from logline_summaries where user_id = '00000000-0000-0000-0000-00000000000b' returning 1$$, 'Asha cannot remove the synopsis of Ravi');
select isnt_empty($$delete from logline_summaries returning 1$$, 'Asha removes her own');

reset role;
insert into logline_summaries (user_id, logline, generated_summary)
select '00000000-0000-0000-0000-00000000000a', 'x', 'y' from generate_series(1, 198);
set local role authenticated;
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', 'x', 'y')$$, 'PT429', null, 'The 201st synopsis of a day is refused as too many requests');
select isnt_empty($$delete from logline_summaries returning 1$$, 'Asha removes all of them');
select throws_ok($$insert into logline_summaries (user_id, logline, generated_summary) values ('00000000-0000-0000-0000-00000000000a', 'x', 'y')$$, 'PT429', null, 'She still cannot keep another one that day');

reset role;
delete from auth.users where id = '00000000-0000-0000-0000-00000000000a';
select is((select count(*) from logline_summaries where user_id = '00000000-0000-0000-0000-00000000000a') + (select count(*) from profiles where id = '00000000-0000-0000-0000-00000000000a'), 0::bigint, 'With the account go its profile and synopses');

select * from finish();
rollback;
