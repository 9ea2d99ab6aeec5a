-- The password of a sign-up belongs to whoever typed it, and that need not be the owner of the address. A confirmation
-- by mail therefore suspends it. The browser that created the account keeps it with the key of its sign-up; everybody
-- else chooses a new one. Both happen in a session that the link opened.
create table private.suspended_passwords (
  user_id uuid primary key references auth.users (id) on delete cascade,
  password_hash text not null,
  key_hash text,
  created_at timestamptz not null default now()
);
comment on table private.suspended_passwords is 'Passwords of sign-ups, until the owner of the address keeps or replaces them.';
alter table private.suspended_passwords enable row level security;
revoke all on private.suspended_passwords from public, anon, authenticated, service_role;

-- Accounts that no mail confirms (an administrator made them, or another service) keep their password.
create function private.suspend_sign_up_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is null and new.email_confirmed_at is not null
     and old.confirmation_sent_at is not null and new.encrypted_password <> '' then
    insert into private.suspended_passwords (user_id, password_hash, key_hash)
    values (new.id, new.encrypted_password, new.raw_user_meta_data ->> 'sign_up_key_hash')
    on conflict (user_id) do nothing;
    new.encrypted_password := null;
  elsif new.encrypted_password <> '' then
    delete from private.suspended_passwords where user_id = new.id;
  end if;
  return new;
end $$;
create trigger suspend_sign_up_password before update of email_confirmed_at, encrypted_password on auth.users
  for each row execute function private.suspend_sign_up_password();

-- Makes the password of the sign-up valid again. False if the key is not that of the sign-up: the member then has to
-- choose a password. True for members whose password is not suspended.
create function public.keep_sign_up_password(sign_up_key text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  suspended private.suspended_passwords;
begin
  select * into suspended from private.suspended_passwords where user_id = auth.uid();
  if not found then
    return true;
  end if;
  if suspended.key_hash is distinct from encode(sha256(convert_to(sign_up_key, 'utf8')), 'hex')
     or suspended.created_at < now() - interval '1 hour' then
    return false;
  end if;
  update auth.users set encrypted_password = suspended.password_hash where id = auth.uid();
  return true;
end $$;
revoke execute on function private.suspend_sign_up_password() from public, anon, authenticated;
revoke execute on function public.keep_sign_up_password(text) from public, anon, service_role;
grant execute on function public.keep_sign_up_password(text) to authenticated;
