import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

test('Signs around numbers are said to be lost', async () => {
  const paragraph = (properties: string) =>
    `<a:p><a:pPr>${properties}</a:pPr><a:r><a:t>One</a:t></a:r></a:p>`;
  const words =
    paragraph('<a:buAutoNum type="romanUcParenR"/>') +
    paragraph('<a:spcBef><a:spcPts val="600"/></a:spcBef><a:buAutoNum type="romanUcParenR"/>');
  const { remarks } = await readFromSample({ shapes: shapeXml({ at: [0, 0, 100, 100], words }) });
  expect(remarks).toEqual(['1 list is numbered with a period after each number.']);
});
