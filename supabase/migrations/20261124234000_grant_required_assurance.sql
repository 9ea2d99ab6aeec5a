-- The migration before this one revoked the functions of the schema from members, and with it this one, which the
-- policies on tables of members call. A later "revoke on all functions in schema private" must grant it again.
grant execute on function private.has_required_assurance() to authenticated;
