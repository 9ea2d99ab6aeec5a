-- Links to decks: what they show, to whom, until when, and what other members and guesses get.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(54);

insert into auth.users (id, email) values
  ('00000000-0000-0000-0000-00000000000a', 'asha@example.com'),
  ('00000000-0000-0000-0000-00000000000b', 'ravi@example.com');

create function pg_temp.sign_in(member text, assurance text) returns text language sql as $$
  select set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000' || member, true),
    set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'aal', assurance,
      'sub', '00000000-0000-0000-0000-00000000000' || member)::text, true);
  select assurance
$$;
create function pg_temp.hash(value text) returns text language sql as $$
  select encode(sha256(convert_to(value, 'UTF8')), 'hex')
$$;
create table pg_temp.made (name text primary key, link_id text);
grant all on pg_temp.made to anon, authenticated;
create function pg_temp.link(wanted text) returns text language sql as $$
  select link_id from pg_temp.made where name = wanted
$$;
create function pg_temp.open(wanted text, secret text default 'secret', key text default null) returns jsonb
language sql as $$ select public.open_deck_link(pg_temp.link(wanted), secret, key) $$;
create function pg_temp.state(wanted text, secret text default 'secret', key text default null) returns text
language sql as $$ select pg_temp.open(wanted, secret, key) ->> 'state' $$;
create function pg_temp.file(wanted text, letter text, key text default null, secret text default 'secret') returns jsonb
language sql as $$ select public.read_deck_link_file(pg_temp.link(wanted), secret, repeat(letter, 64), 0, key) $$;

set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in');
select is(save_deck('d1', 0, jsonb_build_object('device', 'Laptop', 'slide_ids', '["s2", "s1", "s3"]'::jsonb,
  'deck', '{"version": 18, "title": "Night Tide", "language": "de", "finance": {"fee": "private fee"}, "future": "private field"}'::jsonb,
  'slides', jsonb_build_object(
    's1', jsonb_build_object('id', 's1', 'notes', 'private note', 'comments', '["private comment"]'::jsonb,
      'elements', jsonb_build_array(jsonb_build_object('asset', repeat('a', 64)))),
    's2', '{"id": "s2", "notes": "", "elements": ["shown"], "section": "private section"}'::jsonb,
    's3', jsonb_build_object('id', 's3', 'hidden', true, 'elements', jsonb_build_array('private slide', jsonb_build_object('asset', repeat('b', 64)))))
)), 1, 'He keeps a deck');
select lives_ok($$select save_deck_file_part(repeat('a', 64), 0, 1, 'image/png', 'c2hvd24=')$$, 'He keeps the picture that it shows');
select lives_ok($$select save_deck_file_part(repeat('b', 64), 0, 1, 'image/png', 'aGlkZGVu')$$, 'He keeps the picture of a hidden slide');
select throws_ok($$select create_deck_link('d2', pg_temp.hash('secret'), false)$$, 'PT404', null, 'A deck that is not in the account has no link');
select throws_ok($$select create_deck_link('d1', 'secret', false)$$, '23514', null, 'The secret itself is not stored');
select throws_ok($$select create_deck_link('d1', pg_temp.hash('secret'), false, 'password')$$, '23514', null, 'Nor is a password');
select throws_ok($$select create_deck_link('d1', pg_temp.hash('secret'), false, null, now())$$, '22023', null, 'A link ends in the future');
select lives_ok($$insert into pg_temp.made select 'live', create_deck_link('d1', pg_temp.hash('secret'), false)$$, 'He makes a link to the latest deck');
select lives_ok($$insert into pg_temp.made select 'fixed', create_deck_link('d1', pg_temp.hash('secret'), true)$$, 'He makes one to the deck as it is now');
select lives_ok($$insert into pg_temp.made select 'closed', create_deck_link('d1', pg_temp.hash('secret'), false, pg_temp.hash('key'))$$, 'He makes one with a password');
select lives_ok($$insert into pg_temp.made select 'short', create_deck_link('d1', pg_temp.hash('secret'), true, null, now() + interval '1 hour')$$, 'He makes one with an end');
select results_eq('select count(*) from (select id, has_password from deck_links) as own', 'values (4::bigint)', 'He sees his links');
select throws_ok('select secret_hash from deck_links', '42501', null, 'Nobody reads the hash of a secret');
select throws_ok('select snapshot from deck_links', '42501', null, 'Nobody reads a fixed deck but by its link');

set local role anon;
select is(pg_temp.state('live'), 'open', 'A visitor with the address opens it');
select is(pg_temp.open('live') -> 'deck' ->> 'title', 'Night Tide', 'They see its title');
select is(pg_temp.open('live') -> 'slides', jsonb_build_array('{"id": "s2", "elements": ["shown"]}'::jsonb,
  jsonb_build_object('id', 's1', 'elements', jsonb_build_array(jsonb_build_object('asset', repeat('a', 64))))), 'They see the shown slides in order, and of them what is drawn');
select unalike(pg_temp.open('live')::text, '%private%', 'Notes, comments, hidden slides, financing and unknown fields are not sent');
select is(pg_temp.file('live', 'a') ->> 'data', 'c2hvd24=', 'They get its picture');
select is(pg_temp.file('live', 'b'), null, 'They get no picture of a hidden slide');
select is(pg_temp.state('live', 'guess'), 'missing', 'A wrong secret opens nothing');
select is(pg_temp.state('live', null), 'missing', 'Nor does none');
select is(pg_temp.state('live', pg_temp.hash('secret')), 'missing', 'Nor does the stored hash');
select is(pg_temp.state('nothing'), 'missing', 'An id that does not exist is answered the same');
select is(pg_temp.file('live', 'a', null, 'guess'), null, 'A wrong secret gets no picture');
select throws_ok('select id from deck_links', '42501', null, 'A visitor lists no links');
select throws_ok($$select create_deck_link('d1', pg_temp.hash('secret'), false)$$, '42501', null, 'A visitor makes none');
select throws_ok($$select end_deck_link(pg_temp.link('live'))$$, '42501', null, 'A visitor ends none');

select is(pg_temp.open('closed'), '{"state": "password"}', 'With a password, the address alone shows nothing');
select is(pg_temp.file('closed', 'a'), null, 'Nor a picture');
select is(pg_temp.open('closed', 'secret', 'guess'), '{"state": "wrong-password"}', 'A wrong password shows nothing');
select is(pg_temp.state('closed', 'secret', 'key'), 'open', 'The password opens it');
select is(pg_temp.file('closed', 'a', 'key') ->> 'data', 'c2hvd24=', 'And its pictures');
select is((select count(*) from generate_series(1, 10) where pg_temp.state('closed', 'secret', 'guess') = 'wrong-password'), 10::bigint, 'Guesses are answered');
select is((select count(*) from generate_series(1, 10) where pg_temp.file('closed', 'a', 'guess') is null), 10::bigint, 'Guesses by a picture are counted, too');
select is(pg_temp.state('closed', 'secret', 'key'), 'wait', 'After twenty of them even the password has to wait');

set local role authenticated;
select is(pg_temp.sign_in('a', 'aal1'), 'aal1', 'Asha signs in');
select is_empty('select id from deck_links', 'She sees no link of Ravi');
select lives_ok($$select end_deck_link(pg_temp.link('live'))$$, 'She tries to end one');
select throws_ok($$update deck_links set ends_at = now()$$, '42501', null, 'She changes none');
select throws_ok($$delete from deck_links$$, '42501', null, 'She deletes none');
select throws_ok($$select create_deck_link('d1', pg_temp.hash('mine'), false)$$, 'PT404', null, 'She makes none to his deck');
select is(pg_temp.state('live'), 'open', 'It is still open');

select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in');
select is(save_deck('d1', 1, '{"device": "Laptop", "deck": {"version": 18, "title": "Spring Tide"}, "slide_ids": ["s2"]}'), 2, 'He changes the deck, and removes the slide with the picture');
select is(pg_temp.open('live') #>> '{deck,title}' || ', ' || (pg_temp.open('fixed') #>> '{deck,title}'), 'Spring Tide, Night Tide', 'One link shows the latest deck, the other one that of its time');
select is(pg_temp.file('live', 'a')::text || ', ' || (pg_temp.file('fixed', 'a') ->> 'data'), null, 'The picture is no longer in the latest deck');
select is(pg_temp.file('fixed', 'a') ->> 'data', 'c2hvd24=', 'It is in the fixed one');
select lives_ok($$select end_deck_link(pg_temp.link('fixed'))$$, 'He ends a link');
select is(pg_temp.state('fixed') || ', ' || pg_temp.state('fixed', 'guess') || ', ' || pg_temp.state('live'), 'ended, missing, open', 'It is ended at once; others are not');
reset role;
update deck_links set ends_at = now() where id = pg_temp.link('short');
select is(pg_temp.state('short'), 'ended', 'A link ends at its time');
select results_eq($$select openings from deck_links where id = pg_temp.link('closed')$$, 'values (1)', 'Openings are counted, not tries');
delete from auth.users where id = '00000000-0000-0000-0000-00000000000b';
select is_empty('select id from deck_links', 'With the account go its links');

select * from finish();
rollback;
