import { xmlParser } from '@site/browser';

export const parseXml = xmlParser('editor');
