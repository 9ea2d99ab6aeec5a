-- Decks in the account: revisions, limits, two members, and what goes with an account.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(53);

insert into auth.users (id, email) values
  ('00000000-0000-0000-0000-00000000000a', 'asha@example.com'),
  ('00000000-0000-0000-0000-00000000000b', 'ravi@example.com');

create function pg_temp.sign_in(member text, assurance text) returns text language sql as $$
  select set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000' || member, true),
    set_config('request.jwt.claims', json_build_object('role', 'authenticated', 'aal', assurance,
      'sub', '00000000-0000-0000-0000-00000000000' || member)::text, true);
  select assurance
$$;
create function pg_temp.new_deck(title text) returns jsonb language sql as $$
  select jsonb_build_object('device', 'Laptop', 'deck', jsonb_build_object('title', title),
    'slide_ids', '["s1", "s2"]'::jsonb,
    'slides', jsonb_build_object('s1', '{"notes": "one"}'::jsonb,
      's2', jsonb_build_object('notes', 'two', 'asset', repeat('a', 64))))
$$;

set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Ravi signs in');
select is(save_deck('d1', 0, pg_temp.new_deck('Deck of Ravi')), 1, 'Ravi keeps a deck');
select lives_ok($$select save_deck_file_part(repeat('a', 64), 0, 1, 'image/png', 'UmF2aQ==')$$, 'He keeps its picture');

select is(pg_temp.sign_in('a', 'aal1'), 'aal1', 'Asha signs in');
select is_empty('select * from decks', 'She sees no deck of Ravi');
select is_empty('select * from deck_slides', 'She sees no slide of Ravi');
select is_empty('select * from deck_files', 'She sees no picture of Ravi');
select is_empty('select * from list_decks()', 'She lists no deck of Ravi');
select is(read_deck('d1'), null, 'She reads no deck of Ravi');
select is(save_deck('d1', 1, '{"device": "x", "deck": {"title": "Stolen"}}'), null, 'She saves on no deck of Ravi');
select is_empty('delete from decks returning 1', 'She deletes no deck of Ravi');
select throws_ok($$insert into decks (user_id, id, revision, content, slide_ids) values ('00000000-0000-0000-0000-00000000000a', 'x', 1, '{}', '{s}')$$, '42501', null, 'Decks are written by the function only');
select throws_ok($$update decks set revision = 7$$, '42501', null, 'Revisions are written by the function only');
select throws_ok($$insert into deck_slides (user_id, deck_id, id, revision, content, device) values ('00000000-0000-0000-0000-00000000000b', 'd1', 's9', 1, '{}', '')$$, '42501', null, 'Slides are written by the function only');
select throws_ok($$delete from deck_slides$$, '42501', null, 'Slides are deleted by the function only');
select throws_ok($$delete from deck_files$$, '42501', null, 'Files are deleted with their decks only');
select results_eq($$select find_missing_files(array[repeat('a', 64)])$$, $$values (repeat('a', 64))$$, 'The picture of Ravi is missing in her account');

select is(save_deck('d1', 0, pg_temp.new_deck('Deck of Asha')), 1, 'She keeps a deck of the same id');
select is(read_deck('d1') -> 'deck' ->> 'title', 'Deck of Asha', 'She reads hers');
select is(jsonb_array_length(read_deck('d1') -> 'slides'), 2, 'She reads its slides');
select is(save_deck('d1', 0, pg_temp.new_deck('Again')), null, 'A deck that is there is not made again');
select is(save_deck('d1', 1, '{"device": "Laptop", "slides": {"s2": {"notes": "changed"}}}'), 2, 'She changes one slide');
select is(jsonb_array_length(read_deck('d1', 1) -> 'slides'), 1, 'Only that one is read after the revision before');
select is(save_deck('d1', 1, '{"device": "Phone", "slides": {"s2": {"notes": "unseen"}}}'), null, 'A save on an older revision is refused');
select is(save_deck('d1', 9, '{"device": "Phone", "slides": {"s2": {"notes": "unseen"}}}'), null, 'So is one on a revision that is not there');
select is(save_deck('d1', null, '{"device": "Phone", "slides": {"s2": {"notes": "unseen"}}}'), null, 'So is one without a revision');
select is((select content ->> 'notes' from deck_slides where id = 's2'), 'changed', 'None of them has changed anything');
select is(save_deck('d1', 2, '{"device": "Laptop", "slide_ids": ["s2"]}'), 3, 'She deletes a slide');
select results_eq('select id from deck_slides', $$values ('s2')$$, 'Its row is gone');
select throws_ok($$select save_deck('d1', 3, '{"device": "x", "slide_ids": ["s2", "s3"]}')$$, '22023', null, 'A listed slide has to be there');
select throws_ok($$select save_deck('d1', 3, '{"device": "x", "slides": {"s3": {}}}')$$, '22023', null, 'A slide has to be listed');
select throws_ok($$select save_deck('d1', 3, '{"device": "x", "slide_ids": ["s2", "s2"]}')$$, '22023', null, 'No slide is listed twice');
select throws_ok($$select save_deck('d1', 3, '{"device": "x", "slide_ids": []}')$$, '23514', null, 'A deck has a slide');
select throws_ok($$select save_deck('../d', 0, '{"device": "x", "deck": {}, "slide_ids": ["s"], "slides": {"s": {}}}')$$, '23514', null, 'An id is no path');
select throws_ok($$select save_deck('d1', 3, jsonb_build_object('device', 'x', 'slides', jsonb_build_object('s2', jsonb_build_object('notes', repeat('x', 4000000)))))$$, 'PT413', null, 'A deck over the limit is refused');
select is((read_deck('d1') ->> 'revision')::integer, 3, 'Refused saves change no revision');

select lives_ok($$select save_deck_file_part(repeat('b', 64), 0, 2, 'image/png', 'QXNoYQ==')$$, 'She keeps half of a picture');
select results_eq($$select find_missing_files(array[repeat('b', 64)])$$, $$values (repeat('b', 64))$$, 'It is missing until all of it is there');

select is(find_near_limit('d1'), null, 'Far from all limits she is told nothing');
reset role;
update private.deck_limits set decks = 1, file_bytes = 10;
set local role authenticated;
select is(find_near_limit('d1'), 'Your account has 1 of at most 1 decks. Delete those that you no longer need before it is full.', 'She is told that her account is full of decks');
reset role;
update private.deck_limits set decks = 200, deck_bytes = 1;
set local role authenticated;
select matches(find_near_limit('d1'), '^Without its pictures this deck has 0 of the 0 MB', 'She is told that her deck is near the limit');
reset role;
update private.deck_limits set decks = 1, deck_bytes = 4000000;
set local role authenticated;
select throws_ok($$select save_deck('d2', 0, pg_temp.new_deck('Second'))$$, 'PT413', null, 'A deck too many is refused');
select throws_ok($$select save_deck_file_part(repeat('c', 64), 0, 1, 'image/png', repeat('QXNo', 5))$$, 'PT413', null, 'A file over the limit is refused');
select isnt_empty('delete from decks returning 1', 'She deletes her deck');
select is_empty('select id from deck_slides union all select hash from deck_files', 'Its slides and files go with it');

reset role;
insert into auth.mfa_factors (id, user_id, factor_type, status, created_at) values
  ('00000000-0000-0000-0000-0000000000fb', '00000000-0000-0000-0000-00000000000b', 'totp', 'verified', now());
set local role authenticated;
select is(pg_temp.sign_in('b', 'aal1'), 'aal1', 'Somebody signs in with the password of Ravi');
select throws_ok($$select read_deck('d1')$$, '42501', null, 'They are refused, not told that his deck is gone');
select throws_ok('select list_decks()', '42501', null, 'Nor that he has none');
select throws_ok('select export_decks()', '42501', null, 'Nor in an export');
select is((select min(hash) from deck_files), null, 'They see nothing of his decks');
select throws_ok($$select save_deck('d1', 1, '{"device": "x"}')$$, '42501', null, 'They save nothing');

reset role;
delete from auth.users where id = '00000000-0000-0000-0000-00000000000b';
set local role authenticated;
select throws_ok($$select read_deck('d1')$$, '42501', 'This account was deleted. Your deck is safe in this browser.', 'A session of a deleted account is refused');
reset role;
select is((select count(*) from decks) + (select count(*) from deck_slides) + (select count(*) from deck_files), 0::bigint, 'With the account go its decks, slides and files');

select * from finish();
rollback;
