import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

test('The default text style is that of text boxes, not of titles and bodies', async () => {
  const words = '<a:p><a:r><a:t>The last reel</a:t></a:r></a:p>';
  const { elements } = await readFromSample({
    shapes:
      shapeXml({ at: [0, 0, 500, 80], place: '<p:ph type="title"/>', words }) +
      shapeXml({ at: [0, 100, 500, 80], place: '<p:ph type="body" idx="1"/>', words }) +
      shapeXml({ at: [0, 200, 500, 80], words }),
    defaultTextStyle:
      '<p:defaultTextStyle><a:lvl1pPr algn="ctr"><a:defRPr i="1"/></a:lvl1pPr></p:defaultTextStyle>',
    // That of the master, for other text, comes after it.
    masterStyles: '<p:otherStyle><a:lvl1pPr algn="r"><a:defRPr b="1"/></a:lvl1pPr></p:otherStyle>',
  });
  const styles = elements.map((each) => each.type === 'text' && each.fontStyle);
  expect(styles).toEqual(['normal', 'normal', 'italic']);
  expect(elements[2]).toMatchObject({ textAlign: 'center', fontWeight: 'bold' });
});

test('Lists are indented as in the file', async () => {
  const item = (margin: string) =>
    `<a:p><a:pPr ${margin}><a:buChar char="•"/></a:pPr><a:r><a:rPr sz="1800"/><a:t>One</a:t></a:r></a:p>`;
  const list = (margin: string) => shapeXml({ at: [0, 0, 500, 80], words: item(margin) });
  const { elements } = await readFromSample({
    shapes:
      list('marL="342900" indent="-342900"') +
      list('marL="571500" indent="-285750" lvl="1"') +
      list('marL="285750" indent="-285750"') +
      list(''),
  });
  const indents = elements.map((each) => each.type === 'text' && each.listIndent);
  expect(indents).toEqual([1.5, undefined, undefined, 0]);
});
