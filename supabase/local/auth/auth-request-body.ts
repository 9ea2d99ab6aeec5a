/** Body fields of all auth routes; each route accepts those of its schema. */
export interface AuthRequestBody {
  email?: string;
  password?: string;
  data?: Record<string, unknown>;
  type?: string;
  create_user?: boolean;
  /** Code of a reauthentication email. */
  nonce?: string;
  token?: string;
  token_hash?: string;
  refresh_token?: string;
  auth_code?: string;
  code_verifier?: string;
  friendly_name?: string;
  factor_type?: string;
  issuer?: string;
  challenge_id?: string;
  /** Code of an authenticator app. */
  code?: string;
  code_challenge?: string;
  code_challenge_method?: string;
}
