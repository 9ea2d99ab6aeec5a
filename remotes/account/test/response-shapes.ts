/** Headers and body shapes of GoTrue and PostgREST by their documentation and sources, in the form of `shapeOf`. */
export const jsonHeaders = { 'content-type': 'application/json' };
export const rowsHeaders = { 'content-type': 'application/json; charset=utf-8' };

/** Error of GoTrue in the API version that the client requests. */
export function authErrorShape(status: number, code: string, message: string, more: object = {}) {
  return {
    status,
    headers: { ...jsonHeaders, 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' },
    body: { code, message, ...more },
  };
}

/** Error of PostgREST. */
export function restErrorShape(
  status: number,
  code: string,
  message: string,
  headers: object = {},
) {
  const details: string | null = null;
  return {
    status,
    headers: { ...rowsHeaders, 'proxy-status': `PostgREST; error=${code}`, ...headers },
    body: { code, message, details, hint: null },
  };
}

const userMetadataShape = {
  sub: 'id',
  email: 'address',
  full_name: 'text',
  sign_up_key_hash: 'text',
  email_verified: 'boolean',
  phone_verified: 'boolean',
};

export const unconfirmedUserShape = {
  id: 'id',
  aud: 'text',
  role: 'text',
  email: 'address',
  phone: 'text',
  confirmation_sent_at: 'time',
  app_metadata: { provider: 'text', providers: ['text'] },
  user_metadata: userMetadataShape,
  identities: [
    {
      identity_id: 'id',
      id: 'id',
      user_id: 'id',
      identity_data: userMetadataShape,
      provider: 'text',
      last_sign_in_at: 'time',
      created_at: 'time',
      updated_at: 'time',
      email: 'address',
    },
  ],
  created_at: 'time',
  updated_at: 'time',
  is_anonymous: 'boolean',
};

export const confirmedUserShape = {
  ...unconfirmedUserShape,
  confirmed_at: 'time',
  email_confirmed_at: 'time',
  last_sign_in_at: 'time',
};

export const sessionShape = {
  access_token: 'token',
  refresh_token: 'secret',
  token_type: 'text',
  expires_in: 'number',
  expires_at: 'number',
  user: confirmedUserShape,
};
