export { createPipelines } from './create/create-pipelines';
export { readDevelopmentData } from './start/development-data';
