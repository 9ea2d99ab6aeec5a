// What the build fills in.
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
