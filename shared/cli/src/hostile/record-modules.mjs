// Loaded before a command: appends to the file RECORD the URL of each module, and a line when a process without keys starts.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import module from 'node:module';

const record = (line) => fs.appendFileSync(process.env.RECORD, `${line}\n`);
const hooks = `import fs from 'node:fs';
export function load(url, context, next) {
  fs.appendFileSync(process.env.RECORD, url + '\\n');
  return next(url, context);
}`;
module.register(`data:text/javascript,${encodeURIComponent(hooks)}`);

const { load } = module.prototype;
module.prototype.load = function loadRecorded(file) {
  record(file);
  return load.call(this, file);
};
const { spawn } = childProcess;
childProcess.spawn = (program, args, options) => {
  if (args.some((each) => /-worker\.(mjs|ts)$/.test(each))) record('WORKER');
  return spawn(program, args, options);
};
module.syncBuiltinESMExports();
