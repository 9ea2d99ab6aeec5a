-- Rules of Supabase's database linter, for all objects of the schemas public and private.
begin;
create extension if not exists pgtap with schema extensions;
set local search_path = public, extensions;
select plan(10);

select is_empty($$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity$$, 'Every public table has row security (rls_disabled_in_public)');
select is_empty($$select policyname from pg_policies where schemaname = 'public' and roles = '{public}'$$, 'Every policy names its roles');
select is_empty($$select policyname from pg_policies where schemaname = 'public' and (qual = 'true' or with_check = 'true')$$, 'No policy is always true (rls_policy_always_true)');
select is_empty($$select policyname from pg_policies where schemaname = 'public' and coalesce(qual, '') || coalesce(with_check, '') ~ 'auth\.' and coalesce(qual, '') || coalesce(with_check, '') !~* 'select auth\.'$$, 'auth.uid() is asked once per statement (auth_rls_initplan)');
select is_empty($$select tablename, cmd, role from pg_policies, unnest(roles) as role where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1, 2, 3 having count(*) > 1$$, 'No two policies cover the same (multiple_permissive_policies)');
select is_empty($$select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%') and prolang <> (select oid from pg_language where lanname = 'c')$$, 'Every function fixes its search path (function_search_path_mutable)');
select is_empty($$select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prosecdef and (has_function_privilege('anon', oid, 'execute') and proname not in ('open_deck_link', 'read_deck_link_file', 'add_deck_comment') or has_function_privilege('authenticated', oid, 'execute') and proname not in ('has_required_assurance', 'require_member', 'create_recovery_code', 'use_recovery_code', 'list_sessions', 'keep_sign_up_password', 'save_deck', 'save_deck_file_part', 'find_near_limit', 'create_deck_link', 'end_deck_link', 'open_deck_link', 'read_deck_link_file', 'add_deck_comment'))$$, 'Of the functions with their owner''s rights, members can call those that ask for the caller''s own rows, and everybody those of links');
select is_empty($$
  select conname from pg_constraint c
  where contype = 'f' and connamespace = 'public'::regnamespace
    and not exists (select from pg_index i where i.indrelid = c.conrelid and (i.indkey::smallint[])[0] = c.conkey[1])$$, 'Every foreign key has an index (unindexed_foreign_keys)');
select is_empty($$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')$$, 'No view goes around row security (security_definer_view)');
select ok(not has_schema_privilege('anon', 'private', 'usage') and not has_schema_privilege('authenticated', 'private', 'usage'), 'The private schema is private');

select * from finish();
rollback;
