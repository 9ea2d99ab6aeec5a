import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMailFiles, TEMPLATES_FOLDER } from './mail-files';

for (const [file, text] of Object.entries(renderMailFiles()))
  writeFileSync(join(TEMPLATES_FOLDER, file), text);
