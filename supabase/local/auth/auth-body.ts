/** The texts of all routes' bodies; a route has those it lists. */
export interface AuthBody {
  email?: string;
  password?: string;
  data?: Record<string, unknown>;
  type?: string;
  token?: string;
  token_hash?: string;
  refresh_token?: string;
  auth_code?: string;
  code_verifier?: string;
  code_challenge?: string;
  code_challenge_method?: string;
}
