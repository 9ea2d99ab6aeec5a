// Takes the network from this process before it runs code of released apps. The permissions of Node 20 to 24 deny files,
// programs, threads, native code and the inspector, which leaves the native handles that every module for the network is
// made of, the resolver, signals to other processes, and what writes files natively.
import dgram from 'node:dgram';
import dns from 'node:dns';
import module from 'node:module';
import net from 'node:net';
import os from 'node:os';
import traceEvents from 'node:trace_events';
import v8 from 'node:v8';

const DENIED = -os.constants.errno.EACCES;

export function removeNetwork() {
  if (!isDeniedByNode()) denyHandles();
  for (const resolver of [dns, dns.promises]) {
    replace(resolver, 'lookup', refuseLookup);
    replace(resolver, 'lookupService', refuseLookup);
  }
  // A signal could also make a process listen for a debugger.
  for (const name of ['kill', '_kill', '_debugProcess']) replace(process, name, refuse);
  // These write files without asking for permission.
  replace(traceEvents, 'createTracing', refuse);
  replace(v8, 'setFlagsFromString', refuse);
  replace(v8, 'setHeapSnapshotNearHeapLimit', refuse);
  replace(process, 'report', undefined);
  module.syncBuiltinESMExports();
}

/** The permissions of Node 25 and later include the network, which no process of ours is given. */
function isDeniedByNode() {
  return (
    process.allowedNodeEnvironmentFlags.has('--allow-net') &&
    process.permission?.has('net') === false
  );
}

function denyHandles() {
  const socket = dgram.createSocket('udp4');
  const tcp = net._createServerHandle('127.0.0.1', 0, 4);
  for (const handle of [tcp, process.stderr._handle, readUdpHandle(socket)])
    deny(handle, /^(open|bind6?|listen|connect6?|send6?)$/);
  deny(new dns.Resolver()._handle, /^(query|getHostByAddr)/);
  socket.close();
  tcp.close();
}

function readUdpHandle(socket) {
  const [state] = Object.getOwnPropertySymbols(socket)
    .map((symbol) => socket[symbol])
    .filter((value) => value?.handle);
  return state.handle;
}

/** Native methods return the number of an error, which the modules report. */
function deny(handle, names) {
  const prototype = Object.getPrototypeOf(handle);
  const methods = Object.getOwnPropertyNames(prototype).filter((name) => names.test(name));
  // Another version of Node may have changed them; then nothing is rendered.
  if (methods.length === 0) throw new Error('The network cannot be taken away in this Node.');
  for (const name of methods) replace(prototype, name, () => DENIED);
}

function replace(target, name, value) {
  Object.defineProperty(target, name, { value, writable: false, configurable: false });
}

const createError = () =>
  Object.assign(
    new Error('Code of a release has no network, sends no signals and writes nothing.'),
    {
      code: 'EACCES',
    },
  );

function refuse() {
  throw createError();
}

function refuseLookup(...args) {
  const done = args.at(-1);
  if (typeof done !== 'function') return Promise.reject(createError());
  return process.nextTick(done, createError());
}
