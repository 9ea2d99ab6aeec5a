-- Comments of visitors: by which links, on which slides, how many, who reads and deletes them, and the mail about them.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(43);

insert into auth.users (id, email) values
  ('00000000-0000-0000-0000-00000000000a', 'asha@example.com'),
  ('00000000-0000-0000-0000-00000000000b', 'ravi@example.com');
update private.deck_limits set comments_per_hour = 5;

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
create function pg_temp.comment(wanted text, slide text default 's1', words text default 'Too dark?', secret text default 'secret', key text default null)
returns text language sql as $$ select public.add_deck_comment(pg_temp.link(wanted), secret, slide, 'Mira', words, key) $$;
create function pg_temp.claim() returns table (kind text, email text, message text) language sql as $$
  select kind, email, message from public.claim_demo_notifications(10)
$$;

set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in');
select is(save_deck('d1', 0, '{"device": "Laptop", "deck": {"title": "Night\nTide"}, "slide_ids": ["s1", "s2"],
  "slides": {"s1": {"id": "s1", "elements": []}, "s2": {"id": "s2", "hidden": true, "elements": []}}}'), 1, 'He keeps a deck');
select lives_ok($$insert into pg_temp.made select 'open', create_deck_link('d1', pg_temp.hash('secret'), false, allows_comments => true)$$, 'A link that takes comments');
select lives_ok($$insert into pg_temp.made select 'quiet', create_deck_link('d1', pg_temp.hash('secret'), false)$$, 'A link that takes none, as all do at first');
select lives_ok($$insert into pg_temp.made select 'closed', create_deck_link('d1', pg_temp.hash('secret'), true, pg_temp.hash('key'), null, true, true)$$, 'One with a password');
select lives_ok($$insert into pg_temp.made select 'ended', create_deck_link('d1', pg_temp.hash('secret'), false, allows_comments => true)$$, 'One that ends');
select lives_ok($$select end_deck_link(pg_temp.link('ended'))$$, 'He ends it');

set local role anon;
select is(open_deck_link(pg_temp.link('open'), 'secret') - 'deck' - 'slides', '{"state": "open", "allows_comments": true, "allows_download": false}', 'A visitor reads what they may do');
select is(open_deck_link(pg_temp.link('quiet'), 'secret') - 'deck' - 'slides', '{"state": "open", "allows_comments": false, "allows_download": false}', 'And what not');
select is(open_deck_link(pg_temp.link('closed'), 'secret', 'key') -> 'allows_download', 'true', 'And of a link for downloads');
select is(pg_temp.comment('open', 's1', E' Too\u202edark?\nBrighter \n'), 'sent', 'They leave a comment');
select is(pg_temp.comment('quiet'), 'closed', 'Not by a link that takes none');
select is(pg_temp.comment('ended'), 'ended', 'Nor by one that ended');
select is(pg_temp.comment('open', 's2'), 'closed', 'Nor on a hidden slide');
select is(pg_temp.comment('open', 's3'), 'closed', 'Nor on one that is not there');
select is(pg_temp.comment('open', null), 'closed', 'Nor on none');
select is(pg_temp.comment('open', 's1', 'x', 'guess'), 'missing', 'A wrong secret is answered as an id that never existed');
select is(pg_temp.comment('nothing'), 'missing', 'As this one');
select is(pg_temp.comment('closed'), 'password', 'A password is needed here, too');
select is(pg_temp.comment('closed', 's1', 'x', 'secret', 'guess'), 'wrong-password', 'And the right one');
select is(pg_temp.comment('closed', 's1', 'By the password', 'secret', 'key'), 'sent', 'With it they leave one');
select throws_ok($$select pg_temp.comment('open', 's1', E' \n ')$$, '23514', null, 'A comment has a text');
select throws_ok($$select pg_temp.comment('open', 's1', repeat('x', 2001))$$, '23514', null, 'Of at most 2,000 characters');
select throws_ok($$select add_deck_comment(pg_temp.link('open'), 'secret', 's1', E'\n', 'x')$$, '23514', null, 'And a name');
select is((select string_agg(pg_temp.comment('open', 's1', 'Again'), ',') from generate_series(1, 6)), 'sent,sent,sent,sent,limit,limit', 'Five an hour are taken');
select throws_ok('select id from deck_comments', '42501', null, 'A visitor reads no comments');
select throws_ok('delete from deck_comments', '42501', null, 'And deletes none');
select throws_ok($$insert into deck_comments (text) values ('x')$$, '42501', null, 'And writes none past the link');

set local role authenticated;
select is(pg_temp.sign_in('a', 'aal1'), 'aal1', 'Asha signs in');
select is_empty('select id from deck_comments', 'She reads no comment on the deck of Ravi');
select is_empty('delete from deck_comments returning id', 'She deletes none');
select throws_ok($$update deck_comments set text = 'x'$$, '42501', null, 'She changes none');
select throws_ok($$insert into deck_comments (text) values ('x')$$, '42501', null, 'She writes none in a row');
select throws_ok('select link_id from deck_comments', '42501', null, 'Nobody reads by which link a comment came');

set local role service_role;
select results_eq('select * from pg_temp.claim()', $$values ('comment', 'ravi@example.com', 'Night Tide')$$, 'One mail tells Ravi of all of them, by the title of the deck alone');
select lives_ok($$select finish_demo_notification(id) from demo_notifications where kind = 'comment'$$, 'It is sent');

set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in');
select results_eq($$select author, text from deck_comments order by id limit 1$$, $$values ('Mira', E'Too dark?\nBrighter')$$, 'He reads it without control characters');
select isnt_empty($$delete from deck_comments where text = 'Again' returning id$$, 'He deletes others');
select is(pg_temp.comment('open'), 'limit', 'Which makes no room for more within the hour');
select is(pg_temp.comment('closed', 's1', 'Later', 'secret', 'key'), 'sent', 'A further comment comes');
reset role;
select results_eq($$select next_attempt_at - now() from demo_notifications where kind = 'comment' and sent_at is null$$, $$values (interval '1 hour')$$, 'Its mail waits until an hour after the last one');
delete from auth.users where id = '00000000-0000-0000-0000-00000000000b';
select is((select count(*) from deck_comments) + (select count(*) from demo_notifications where kind = 'comment'), 0::bigint, 'With the account go its comments and mails');

select * from finish();
rollback;
