import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mailFiles, templatesFolder } from './mail-files';

for (const [file, text] of Object.entries(mailFiles()))
  writeFileSync(join(templatesFolder, file), text);
