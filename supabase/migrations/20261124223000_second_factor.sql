-- Two-step sign-in. A member with a verified second factor is served in sessions only that have verified it (assurance
-- level aal2); the token of a password alone reads and changes nothing.
create function private.has_required_assurance() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' or not exists (
    select from auth.mfa_factors where user_id = auth.uid() and status = 'verified')
$$;

create policy "members with a second factor have used it" on public.profiles
  as restrictive for all to authenticated using ((select private.has_required_assurance()));
create policy "members with a second factor have used it" on public.logline_summaries
  as restrictive for all to authenticated using ((select private.has_required_assurance()));

-- One code for each member whose device is lost: 122 random bits, so a plain hash and no limit of attempts suffice.
create table private.recovery_codes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null default now()
);
comment on table private.recovery_codes is 'Hash of the code that removes the second factors of a member.';
alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from public, anon, authenticated, service_role;

create function private.hash_recovery_code(code text) returns bytea
language sql immutable set search_path = '' as $$
  select sha256(convert_to(upper(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'utf8'))
$$;

-- Replaces the code of the member and returns the new one. It is not stored in clear text.
create function public.create_recovery_code() returns text
language plpgsql security definer set search_path = '' as $$
declare
  code text := upper(regexp_replace(replace(gen_random_uuid()::text, '-', ''), '(.{4})(?!$)', '\1-', 'g'));
begin
  if auth.uid() is null or coalesce(auth.jwt() ->> 'aal', '') <> 'aal2' then
    raise sqlstate '42501' using message = 'A recovery code needs a session with a second factor.';
  end if;
  insert into private.recovery_codes (user_id, code_hash)
  values (auth.uid(), private.hash_recovery_code(code))
  on conflict (user_id) do update set code_hash = excluded.code_hash, created_at = now();
  return code;
end $$;

-- Removes the second factors of a member who has passed the first step, and ends the other sessions: one of them may be
-- on the lost device. A code that is older than the factors belongs to earlier ones.
create function public.use_recovery_code(recovery_code text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.recovery_codes r
  where r.user_id = auth.uid() and r.code_hash = private.hash_recovery_code(recovery_code)
    and r.created_at > (
      select min(f.created_at) from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified');
  if not found then
    return false;
  end if;
  delete from auth.mfa_factors where user_id = auth.uid();
  delete from auth.sessions
  where user_id = auth.uid() and id::text is distinct from auth.jwt() ->> 'session_id';
  return true;
end $$;

-- Sessions of the member, newest use first, for the list in the settings.
create function public.list_sessions()
returns table (id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at, coalesce(s.refreshed_at at time zone 'utc', s.created_at), left(s.user_agent, 500),
    s.id::text = coalesce(auth.jwt() ->> 'session_id', '')
  from auth.sessions s
  where s.user_id = auth.uid() and (s.not_after is null or s.not_after > now())
    and private.has_required_assurance()
  order by 3 desc, 1
  limit 50
$$;

revoke execute on all functions in schema private from public, anon, authenticated;
revoke execute on function public.create_recovery_code(), public.use_recovery_code(text), public.list_sessions()
  from public, anon, service_role;
-- Each of these reads the caller from the token, and answers about nobody else.
grant execute on function private.has_required_assurance() to authenticated;
grant execute on function public.create_recovery_code(), public.use_recovery_code(text), public.list_sessions()
  to authenticated;
