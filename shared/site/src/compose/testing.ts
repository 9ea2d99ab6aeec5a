export { scriptRunner } from './run-without-keys';
