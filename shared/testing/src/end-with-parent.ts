import { rmSync } from 'node:fs';

/** Preloaded by backends of tests: ends the process with its parent and deletes its temporary data. */
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
const { TEMPORARY_DATA: folder } = process.env;
if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
