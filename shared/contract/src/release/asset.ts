import * as v from 'valibot';

const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'expected a sha384 integrity hash'),
);

/** Schema of a file with its integrity hash (Subresource Integrity, SHA-384). */
export const AssetSchema = v.object({
  /** Relative to the version folder. */
  file: v.pipe(v.string(), v.regex(/^(?!.*\.\.)[\w@-][\w.@/-]*$/, 'expected a relative file name')),
  integrity,
});

/** Schema of the exports of shared packages that a remote uses, or the shell provides. */
export const SharedExportsSchema = v.record(
  v.string(),
  v.object({
    version: v.string(),
    exports: v.array(v.string()),
    /** Versions that changed an export, by its name. */
    changed: v.exactOptional(v.record(v.string(), v.string())),
  }),
);

/** Names of exports by share key ('@site/ui'), with the version of the package that the build had. */
export type SharedExports = v.InferOutput<typeof SharedExportsSchema>;
