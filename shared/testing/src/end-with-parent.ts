import { rmSync } from 'node:fs';

/** Loaded before a backend of the tests: it ends with its parent, and takes its temporary data along. */
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM')).resume();
const { TEMPORARY_DATA: folder } = process.env;
if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
