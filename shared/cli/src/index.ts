export { readDevelopmentData } from './development-data';
