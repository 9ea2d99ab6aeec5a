import { readPresentation } from './read-presentation';
import { createSamplePptx, shapeXml } from './testing/create-sample-pptx';

const FRAME =
  '<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="Diagram 3"/></p:nvGraphicFramePr>' +
  '<p:xfrm><a:off x="952500" y="952500"/><a:ext cx="2857500" cy="1905000"/></p:xfrm><a:graphic>' +
  '<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/diagram">' +
  '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="rId3"/></a:graphicData></a:graphic></p:graphicFrame>';

const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';

const DATA =
  `<dgm:dataModel xmlns:dgm="dgm" xmlns:dsp="dsp" ${A}><dgm:ptLst>` +
  '<dgm:pt><dgm:t><a:p><a:r><a:t>Script</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt/>' +
  '<dgm:pt><dgm:t><a:p><a:r><a:t>Shoot</a:t></a:r></a:p></dgm:t></dgm:pt>' +
  '</dgm:ptLst><dgm:extLst><a:ext><dsp:dataModelExt relId="rId4"/></a:ext></dgm:extLst></dgm:dataModel>';

const chevron = shapeXml({
  at: [10, 20, 100, 50],
  properties: '<a:prstGeom prst="chevron"/><a:solidFill><a:srgbClr val="00FF00"/></a:solidFill>',
  words: '<a:p><a:r><a:t>Script</a:t></a:r></a:p>',
});

const DRAWING = `<dsp:drawing xmlns:dsp="dsp" xmlns:p="dsp" ${A}><dsp:spTree>${chevron}</dsp:spTree></dsp:drawing>`;

async function readDiagramWith(parts: Readonly<Record<string, string>>) {
  const sample = await createSamplePptx({
    shapes: FRAME,
    slideRelations: [
      ['diagramData', '../diagrams/data1.xml'],
      ['diagramDrawing', '../diagrams/drawing1.xml'],
    ],
    parts,
  });
  const { deck, warnings } = await readPresentation(sample, {
    name: 'x.pptx',
    readImage: async (blob) => ({ blob, width: 1, height: 1, displaySize: null }),
  });
  return { elements: deck.slides[0]?.elements ?? [], warnings };
}

describe('SmartArt', () => {
  test('comes as the shapes that were drawn for it, within its frame', async () => {
    const { elements, warnings } = await readDiagramWith({
      'ppt/diagrams/data1.xml': DATA,
      'ppt/diagrams/drawing1.xml': DRAWING,
    });
    expect(elements).toMatchObject([
      {
        type: 'shape',
        preset: { name: 'chevron' },
        text: { content: 'Script' },
        fill: '#00ff00',
        x: 110,
        y: 120,
        width: 100,
      },
    ]);
    expect(elements[0]?.groupIds).toEqual([]);
    expect(warnings).toEqual(['1 SmartArt diagram is shown as a group of shapes.']);
  });

  test.each([
    ['without a drawing', {}],
    [
      'with a drawing of nothing',
      {
        'ppt/diagrams/drawing1.xml': DRAWING.replace(
          chevron,
          '<dsp:nvGrpSpPr><dsp:cNvPr id="0" name=""/></dsp:nvGrpSpPr><dsp:grpSpPr/>',
        ),
      },
    ],
  ])('%s comes as the list of its texts', async (_, drawing) => {
    const { elements, warnings } = await readDiagramWith({
      'ppt/diagrams/data1.xml': DATA,
      ...drawing,
    });
    expect(elements).toMatchObject([{ type: 'text', content: 'Script\nShoot', x: 100, y: 100 }]);
    expect(warnings).toEqual(['1 SmartArt diagram is shown as a list of its texts.']);
  });

  test('without any content is left out, and it is said', async () => {
    const { elements, warnings } = await readDiagramWith({});
    expect(elements).toEqual([]);
    expect(warnings).toEqual(['1 SmartArt diagram is left out.']);
  });
});
