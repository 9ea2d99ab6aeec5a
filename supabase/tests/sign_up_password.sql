-- The password of a sign-up is valid only for the browser that made the account.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(14);

create function pg_temp.member(member text) returns uuid language sql as $$
  select ('00000000-0000-0000-0000-00000000000' || member)::uuid $$;
create function pg_temp.sign_up(member text, sent timestamptz, metadata jsonb) returns void language sql as $$
  insert into auth.users (id, email, encrypted_password, confirmation_sent_at, raw_user_meta_data)
  values (pg_temp.member(member), member || '@example.com', 'hash of ' || member, sent, metadata) $$;
create function pg_temp.password(member text) returns text language sql as $$
  select encrypted_password from auth.users where id = pg_temp.member(member) $$;
create function pg_temp.keep(member text, key text) returns boolean language sql as $$
  select set_config('request.jwt.claim.sub', pg_temp.member(member)::text, true),
    set_config('request.jwt.claims', json_build_object('sub', pg_temp.member(member))::text, true);
  select keep_sign_up_password(key) $$;

select pg_temp.sign_up('a', now(), jsonb_build_object('sign_up_key_hash', encode(sha256('key of a'), 'hex')));
select pg_temp.sign_up('b', now(), '{}');
select pg_temp.sign_up('c', null, null);
update auth.users set created_at = now();
select is(pg_temp.password('a'), 'hash of a', 'A password stays while the address is not confirmed');
update auth.users set email_confirmed_at = now();
select is(pg_temp.password('a'), null, 'The confirmation suspends it');
select is(pg_temp.password('b'), null, 'Also without a key');
select is(pg_temp.password('c'), 'hash of c', 'An account that no mail confirms keeps its password');
select ok(not pg_temp.keep('a', 'key of b'), 'Another key does not keep it');
select ok(not pg_temp.keep('a', null), 'No key does not keep it');
select is(pg_temp.password('a'), null, 'It is still suspended');
select ok(pg_temp.keep('a', 'key of a'), 'The key of the sign-up keeps it');
select is(pg_temp.password('a'), 'hash of a', 'It is valid again');
select ok(pg_temp.keep('a', 'key of b'), 'A kept password asks for nothing more');
select ok(not pg_temp.keep('b', 'key of a'), 'Without a hash no key keeps it');
update auth.users set encrypted_password = 'chosen by b' where id = pg_temp.member('b');
select is((select count(*) from private.suspended_passwords), 0::bigint, 'A new password deletes the suspended one');
select ok(pg_temp.keep('b', ''), 'A member who chose a password is asked for nothing');
select is(pg_temp.password('b'), 'chosen by b', 'The chosen password stays');

select * from finish();
rollback;
