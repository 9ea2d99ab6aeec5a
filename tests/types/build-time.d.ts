// Constants that the build defines.
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
