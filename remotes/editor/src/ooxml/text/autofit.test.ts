import { shapeXml } from '../../imports/testing/create-sample-pptx';
import { readFromSample } from '../../imports/testing/read-from-sample';

const said = (text: string, attributes: string) =>
  `<a:p><a:r><a:rPr ${attributes}/><a:t>${text}</a:t></a:r></a:p>`;

test('What presentations shrink until it fits, shrinks here too', async () => {
  const words = said('A long synopsis', 'sz="2800"');
  const fitting = shapeXml({ at: [0, 0, 500, 300], words }).replace(
    '<a:bodyPr/>',
    '<a:bodyPr><a:normAutofit fontScale="62500"/></a:bodyPr>',
  );
  const { elements } = await readFromSample({ shapes: fitting });
  expect(elements[0]).toMatchObject({ overflow: 'shrink', fontSize: 37.333 });
});

test('What PowerPoint has fitted by smaller lines is as small here, and does not shrink again', async () => {
  const words = said('A long synopsis', 'sz="2000"');
  const autofit = '<a:normAutofit fontScale="50000" lnSpcReduction="20000"/>';
  const inherited = '<p:ph type="body" idx="1"/>';
  const { elements } = await readFromSample({
    layout: shapeXml({ at: [0, 0, 9, 9], place: inherited, words }).replace(
      '<a:bodyPr/>',
      `<a:bodyPr>${autofit}</a:bodyPr>`,
    ),
    shapes:
      shapeXml({ at: [0, 0, 500, 300], words }).replace(
        '<a:bodyPr/>',
        `<a:bodyPr>${autofit}</a:bodyPr>`,
      ) +
      shapeXml({ at: [0, 0, 500, 300], place: inherited, words }).replace(
        '<a:bodyPr/>',
        '<a:bodyPr><a:noAutofit/></a:bodyPr>',
      ),
  });
  expect(elements).toMatchObject([
    { overflow: 'grow', fontSize: 13.333, lineHeight: 1.2 * 0.8 },
    { overflow: 'grow', fontSize: 26.667, lineHeight: 1.2 },
  ]);
});
