// Loaded before the TypeScript loader, which takes three times as long for the hundreds of modules of these packages.
import '@electric-sql/pglite';
import '@hono/node-server';
import '@node-rs/bcrypt';
import '@supabase/lite/pglite';
import 'hono/body-limit';
import 'hono/cors';
import 'jose';
import 'otpauth';
import 'smol-toml';
import 'valibot';
