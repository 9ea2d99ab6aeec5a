import fs from 'node:fs';
import path from 'node:path';
import { readSiteSettings, type SiteSettings } from '@site/contract';
import { readOrCreateKeys } from '@site/supabase/local/keys';
import { getDataFolder, workspaceRoot, messageOf } from '@site/node';

/**
 * Reads the settings to release: `shell/site-settings.json`, or the file in SITE_SETTINGS. For the embedded backend the
 * key is the one created on this machine.
 * @throws {ContractError} naming each invalid value
 */
export function loadSiteSettings(): SiteSettings {
  const file = path.resolve(
    workspaceRoot,
    process.env['SITE_SETTINGS'] || 'shell/site-settings.json',
  );
  const settings = readSiteSettings(parse(file));
  if (!isLocal(settings)) return settings;
  return { ...settings, supabaseKey: readOrCreateKeys(backendFolder()).publishableKey };
}

/** Tells whether the backend of the settings is the embedded one. */
function isLocal({ supabaseUrl }: SiteSettings): boolean {
  return new URL(supabaseUrl).hostname === 'localhost';
}

function backendFolder(): string {
  return path.join(getDataFolder(), 'backend');
}

function parse(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`The site settings in ${file} cannot be read: ${messageOf(error)}`);
  }
}
