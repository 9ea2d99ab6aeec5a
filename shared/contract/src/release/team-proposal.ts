import * as v from 'valibot';
import { readWithSchema } from '../contract-error';
import type { AppName } from '../remote-names';
import { VersionSchema } from './descriptor';
import {
  AudienceSchema,
  DOCUMENT_UNITS,
  isDocumentUnit,
  ReleaseUnitSchema,
  VersionSourceSchema,
  type ReleaseUnit,
} from './release-decision';

const requestEntries = {
  action: v.picklist(['release', 'canary', 'promote', 'publish', 'rollback', 'block']),
  unit: ReleaseUnitSchema,
  /** Paths, slots and widgets that a release removes on purpose. */
  removes: v.exactOptional(v.array(v.string())),
  /** Whether the sources may be older than the live ones. */
  isOlderAllowed: v.exactOptional(v.boolean()),
  /** Share of the visitors and audience, for a canary. */
  percent: v.exactOptional(v.number()),
  audience: v.exactOptional(AudienceSchema),
  /** Version to roll back to, or to block. */
  to: v.exactOptional(VersionSchema),
  reason: v.exactOptional(v.string()),
};

const TeamProposalSchema = v.object({
  ...requestEntries,
  /** Time and random part, as in its key, `proposals/<app>/<id>.json`. */
  id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  by: v.string(),
  /** Staged version that goes live. */
  version: v.exactOptional(VersionSchema),
  source: v.exactOptional(VersionSourceSchema),
  /** Stored documents that go live with the shell. */
  documents: v.exactOptional(
    v.array(v.object({ unit: v.picklist(DOCUMENT_UNITS), version: VersionSchema })),
  ),
  signature: v.exactOptional(v.object({ key: v.string(), signature: v.string() })),
});

const ProposalAnswerSchema = v.object({
  /** `done`, or the kind of the error. */
  kind: v.picklist(['done', 'refused', 'conflict', 'broken']),
  message: v.string(),
  /** Sentences that the composer reported before. */
  log: v.array(v.string()),
});

const requestSchema = v.object(requestEntries);

/** Change of one unit that a command asks for. */
export type ChangeRequest = v.InferOutput<typeof requestSchema>;

/** Change that a team without the right to decide asks the composer for. Source: `proposals/` of the store. */
export type TeamProposal = v.InferOutput<typeof TeamProposalSchema>;

/** Outcome of a proposal. Source: `answers/<app>/<id>.json` of the store. */
export type ProposalAnswer = v.InferOutput<typeof ProposalAnswerSchema>;

/** Returns the app whose team proposes changes of a unit: documents go live with the shell. */
export function proposerOf(unit: ReleaseUnit): AppName {
  return isDocumentUnit(unit) ? 'shell' : unit;
}

/** Parses a proposal; `name` is its key, for the message. @throws {ContractError} when it is malformed */
export function readTeamProposal(input: unknown, name: string): TeamProposal {
  return readWithSchema(TeamProposalSchema, input, name);
}

/** Parses an answer; `name` is its key, for the message. @throws {ContractError} when it is malformed */
export function readProposalAnswer(input: unknown, name: string): ProposalAnswer {
  return readWithSchema(ProposalAnswerSchema, input, name);
}
