import * as v from 'valibot';

/** Schema of the exports of shared packages that a remote uses, or the shell provides. */
export const SharedExportsSchema = v.record(
  v.string(),
  v.object({ version: v.string(), exports: v.array(v.string()) }),
);

/** Names of exports by share key ('@site/ui'), with the version of the package that the build had. */
export type SharedExports = v.InferOutput<typeof SharedExportsSchema>;
