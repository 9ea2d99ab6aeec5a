import { createXmlParser } from '@site/page/browser';

export const parseXml = createXmlParser('editor');
