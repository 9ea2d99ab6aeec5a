import { createXmlParser } from '@site/browser';

export const parseXml = createXmlParser('editor');
