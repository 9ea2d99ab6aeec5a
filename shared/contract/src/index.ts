export {
  CONTRACT_VERSION,
  readDescriptor,
  type Descriptor,
  type DescriptorRoute,
} from './descriptor';
export {
  canaryOf,
  canaryRegistry,
  findConflict,
  movedAddresses,
  versionsForVisitors,
  type Canary,
  type Registry,
  type RegistryEntry,
  type LiveRemote,
} from './registry';
export { CONTROLS } from './controls';
export { readShellDescriptor, type ShellDescriptor } from './shell-descriptor';
export {
  readReleaseDecision,
  RELEASE_UNITS,
  STORE_FORMAT,
  type LiveUnit,
  type LiveUnits,
  type ReleaseDecision,
  type ReleaseUnit,
  type UnitVersion,
} from './release-decision';
export {
  readPageRegistry,
  toPageRegistry,
  toPageRemote,
  type PageRegistry,
  type PageRemote,
  type PageVersion,
} from './page-registry';
export { readPreviews, toPreviews } from './previews';
export { addressesOf, readRoutes, exposeKey, type RouteDeclaration } from './routes';
export {
  isSlotName,
  readWidgets,
  SLOTS,
  type SlotName,
  type WidgetDeclaration,
  type WidgetProps,
} from './slots';
export type { RouteLink } from './route-schema';
export { readSiteSettings, type SiteSettings, type AuthProvider } from './site-settings';
export { documentTitle, withNames } from './names';
export { ContractError } from './contract-error';
export {
  APP_NAMES,
  REMOTE_NAMES,
  appFolder,
  isAppName,
  isRemoteName,
  remotePorts,
  shellPort,
  type AppName,
  type RemoteName,
} from './remote-names';
export { canonicalPath, matchRoute, movedTo, routesOf, type SiteRoute } from './match-route';
export { languageOf, originalOf, SITE_LANGUAGE } from './language';
export { safeReturnPath } from './return-path';
export type { HealthEvent } from './health-event';
export { LARGEST_REPORT_BYTES } from './report-size';
export { countCharacters, hasEmailShape, longestTexts } from './text-rules';
