export { createPipelines } from './create/create-pipelines';
export { readDevelopmentData } from './development-data';
