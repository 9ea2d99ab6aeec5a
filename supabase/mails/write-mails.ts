import { writeMailFiles } from './mail-files';

writeMailFiles();
