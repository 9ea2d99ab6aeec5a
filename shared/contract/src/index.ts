export {
  CONTRACT_VERSION,
  readDescriptor,
  type Descriptor,
  type DescriptorRoute,
} from './release/descriptor';
export {
  MAX_CANARIES,
  listActiveCanaries,
  listCombinations,
  createCanaryRegistries,
  toCanaryShare,
  findPathConflict,
  listRedirects,
  listRemoteTerms,
  listRouteTerms,
  listVisitorVersions,
  type Canary,
  type Registry,
  type RegistryEntry,
  type RemoteVersion,
} from './release/registry';
export {
  CANARY_HEADERS_FILE,
  resolveHeaders,
  type CanaryHostInfo,
  type CanaryShare,
  type HeaderRules,
  type HostRules,
  type HttpHeaders,
} from './host-rules';
export { authStorageKeyOf } from './auth-storage-key';
export { createRedirectRules } from './redirect-rules';
export { INTERACTIVE_CONTROLS } from './interactive-controls';
export {
  DESCRIPTOR_FEATURES,
  findIncompatibility,
  listUsedFeatures,
} from './release/find-incompatibility';
export type { SharedExports } from './release/asset';
export { FORMER_SHARE_KEYS } from './release/former-share-keys';
export { readShellDescriptor, type ShellDescriptor } from './release/shell-descriptor';
export {
  DOCUMENT_UNITS,
  isAudience,
  isDocumentUnit,
  isReleaseUnit,
  readReleaseDecision,
  STORE_FORMAT,
  versionsOf,
  type DocumentUnit,
  type LiveUnit,
  type LiveUnits,
  type ReleaseDecision,
  type ReleaseUnit,
  type UnitVersion,
  type VersionSource,
  type VersionUse,
} from './release/release-decision';
export {
  proposerOf,
  readProposalAnswer,
  readTeamProposal,
  type ChangeRequest,
  type ProposalAnswer,
  type TeamProposal,
} from './release/team-proposal';
export {
  readPageRegistry,
  toDocumentRegistry,
  toPageRegistry,
  toPageRegistryEntry,
  toPageValues,
  type PageRegistry,
  type PageRegistryEntry,
  type PageVersion,
  type PageWidget,
} from './release/page-registry';
export { readPreviews, toPreviews } from './release/previews';
export { listRoutePaths, readRoutes, exposeKeyOf, type RouteDeclaration } from './routes';
export {
  readSlots,
  readWidgets,
  type PropsOf,
  type PropsSchema,
  type SlotDeclaration,
  type WidgetConditions,
  type WidgetDeclaration,
} from './remote/slots';
export { DEFAULT_SLOT_BUDGET_KB, DEFAULT_SLOT_TIMEOUT_MS } from './remote/slot-defaults';
export {
  listSlotFillings,
  nameOfFilling,
  withShownWidgets,
  type SlotFilling,
} from './release/slot-fillings';
export {
  describeSetting,
  flagAgeDaysOf,
  MAX_FLAG_AGE_DAYS,
  readSettingsDeclaration,
} from './remote/remote-settings';
export {
  effectiveValueOf,
  isFlagOn,
  isFlagShare,
  isSettingValue,
  resolveSettings,
  type FlagValue,
  type FlagBucket,
  type SettingDeclaration,
  type SettingsDeclaration,
  type SettingValue,
  type SettingValues,
  type StoredValues,
} from './remote/setting-values';
export type { RouteLink } from './route-schema';
export {
  readSiteSettings,
  type SiteSettings,
  type RemoteSettings,
  type AuthProvider,
} from './site-settings';
export { formatDocumentTitle, fillSitePlaceholders } from './release/fill-site-placeholders';
export { ContractError } from './contract-error';
export {
  appFolderOf,
  isAppName,
  isRemoteName,
  namesOf,
  remotesIn,
  SHELL_PORT,
  type AppName,
  type ByName,
  type RemoteName,
} from './remote-names';
export {
  isAllowableNeed,
  listNeeds,
  readNeeds,
  type Need,
  type NeedsDeclaration,
} from './remote/needs';
export {
  canonicalizePath,
  listPageNeeds,
  listRemotesWithNeeds,
  matchRoute,
  findAliasTarget,
  listPageRoutes,
  type RouteMatch,
  type SiteRoute,
} from './paths/match-route';
export {
  compareSpecificity,
  expandPath,
  fillPattern,
  isPattern,
  listParameters,
  matchPattern,
  overlaps,
  toPatternSource,
  type PathParams,
} from './paths/path-pattern';
export { exampleAddressOf, hasPath, listKnownPaths, listPagePaths } from './paths/route-paths';
export { pageLanguageOf, siteLanguagePathOf, SITE_LANGUAGE } from './language';
export { sanitizeReturnPath } from './sanitize-return-path';
export type { HealthEvent } from './health-event';
export { MAX_REPORT_BYTES } from './max-report-bytes';
export { countCharacters, hasEmailShape, MAX_TEXT_LENGTHS } from './text-rules';
