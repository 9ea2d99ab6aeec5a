/** Clipboard as a program writes it, and what becomes of it. */
export interface RecordedClipboard {
  readonly from: string;
  readonly html?: string;
  readonly text?: string;
  /** Names of files. */
  readonly files?: readonly string[];
  /**
   * Lines of text with `**bold**`, `_italic_`, `~struck~`, `^raised^`, `•` and `#` before list items; cells between bars.
   * Pictures are in angle brackets.
   */
  readonly result: readonly string[];
  readonly notice?: RegExp;
}

const onWindows = (html: string) =>
  `<html>\r\n<body>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body>\r\n</html>`;
const onMac = (html: string) => `<meta charset='utf-8'>${html}`;

const office = (program: string, html: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns="http://www.w3.org/TR/REC-html40"><head>` +
  `<meta name=ProgId content=${program}><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]-->` +
  `<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} td {mso-style-parent:style0; white-space:nowrap;} --></style></head>` +
  `<body lang=EN-GB>\r\n<!--StartFragment-->${html}<!--EndFragment-->\r\n</body></html>`;
const word = (html: string) => office('Word.Document', html);
const line = (html: string) => `<p class=MsoNormal>${html}<o:p></o:p></p>\r\n\r\n`;
const wordItem = (marker: string, level: number, html: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>${html}<o:p></o:p></p>\r\n`;
const wordTable = (rows: readonly (readonly string[])[]) =>
  `<table class=MsoTableGrid border=1 cellspacing=0>${rows
    .map(
      (cells) =>
        `<tr style='mso-yfti-irow:0'>${cells
          .map((cell) => `<td width=301 valign=top style='width:225.4pt'>${cell}</td>`)
          .join('\r\n')}</tr>`,
    )
    .join('\r\n')}</table>`;
const excel = (rows: string) =>
  office(
    'Excel.Sheet',
    `<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse'><col width=64 span=2>${rows}</table>`,
  ).replace('<!--StartFragment--><table', '<table');

const docs = (html: string) =>
  onMac(`<b style="font-weight:normal;" id="docs-internal-guid-1f0a2b3c">${html}</b>`);
const span = (text: string, style = '') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:${style.includes('bold') ? 700 : 400};font-style:${style.includes('italic') ? 'italic' : 'normal'};font-variant:normal;text-decoration:${/line-through|underline/.exec(style)?.[0] ?? 'none'};vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${text}</span>`;
const docsLine = (html: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${html}</p>`;
const docsItem = (html: string, level: number) =>
  `<li dir="ltr" style="list-style-type:disc;" aria-level="${level}"><p dir="ltr" role="presentation">${span(html)}</p></li>`;
const docsTable = (rows: readonly (readonly string[])[]) =>
  `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="300" /><col width="300" /></colgroup><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${docsLine(span(cell))}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`;

const AMOUNTS = ['| Name | Amount |', '| Anna | 12 |'];
const AMOUNT_CELLS = [
  ['Name', 'Amount'],
  ['Anna', '12'],
];
const AMOUNTS_TEXT = 'Name\tAmount\r\nAnna\t12\r\n';
const SVG =
  '<svg width="24" height="24" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h24v24z"/></svg>';

export const RECORDED_CLIPBOARDS: readonly RecordedClipboard[] = [
  {
    from: 'Word, paragraphs with a picture of them',
    html: word(
      `<h1>Logline<o:p></o:p></h1>${line('Mira <b>waits</b> in\r\nthe <i>cinema</i>.')}${line('&nbsp;')}${line('Nobody comes.')}`,
    ),
    text: 'Logline\r\nMira waits in the cinema.\r\n\r\nNobody comes.\r\n',
    files: ['image.png'],
    result: ['Logline', 'Mira **waits** in the _cinema_.', '', 'Nobody comes.'],
  },
  {
    from: 'Word, lists of two levels',
    html: word(
      line('Needs') +
        wordItem('·', 1, 'Crew') +
        wordItem('o', 2, 'Grip') +
        wordItem('1.', 1, '<s>Cast</s>'),
    ),
    text: 'Needs\r\n·\tCrew\r\no\tGrip\r\n1.\tCast\r\n',
    result: ['Needs', '• Crew', '  • Grip', '# ~Cast~'],
  },
  {
    from: 'Word, plain text of a list',
    text: 'Needs\r\n·\tCrew\r\no\tGrip\r\n1.\tCast\r\n',
    result: ['Needs', '• Crew', '  • Grip', '# Cast'],
  },
  {
    from: 'Word, a table',
    html: word(wordTable(AMOUNT_CELLS.map((cells) => cells.map(line)))),
    text: AMOUNTS_TEXT,
    files: ['image.png'],
    result: AMOUNTS,
  },
  {
    from: 'Word, prose with a table in it',
    html: word(
      line(`Budget. ${'The whole of it is paid by Anna. '.repeat(20)}`) +
        wordTable(AMOUNT_CELLS.map((cells) => cells.map(line))) +
        line('Paid <b>today</b>.'),
    ),
    text: `Budget. ${'The whole of it is paid by Anna. '.repeat(20)}\r\n${AMOUNTS_TEXT}Paid today.\r\n`,
    files: ['image.png'],
    result: [
      `Budget. ${'The whole of it is paid by Anna. '.repeat(20)}`.trim(),
      ...AMOUNTS,
      'Paid **today**.',
    ],
  },
  {
    from: 'Word, cells of several paragraphs',
    html: word(
      wordTable([
        [line('Mira') + line('Lead'), line('Asha')],
        [line('one'), line('two')],
      ]),
    ),
    text: 'Mira\r\nLead\tAsha\r\none\ttwo\r\n',
    result: ['| Mira Lead | Asha |', '| one | two |'],
  },
  {
    from: 'Word, a text in a table of one cell',
    html: word(wordTable([[line('Note') + line('Nobody comes.')]])),
    text: 'Note\r\nNobody comes.\r\n',
    result: ['Note', 'Nobody comes.'],
  },
  {
    from: 'Word, a text with a picture',
    html: word(
      line('The cinema') +
        line(
          '<!--[if gte vml 1]><v:shape><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=300 src="file:///C:/Users/mira/clip_image002.png"><![endif]>',
        ),
    ),
    text: 'The cinema\r\n\r\n',
    result: ['The cinema'],
    notice: /without its pictures/,
  },
  {
    from: 'Excel, a range',
    html: excel(
      `<tr height=20><td class=xl65 width=64>Name</td><td width=64>Amount</td></tr><tr height=20><td>Anna</td><td align=right><span style='mso-spacerun:yes'>  </span>12 </td></tr>`,
    ),
    text: AMOUNTS_TEXT,
    files: ['image.png'],
    result: AMOUNTS,
  },
  {
    from: 'Excel, one cell',
    html: excel('<tr height=20><td height=20 width=64>12 lakh</td></tr>'),
    text: '12 lakh\r\n',
    files: ['image.png'],
    result: ['12 lakh'],
  },
  {
    from: 'Excel, a column',
    html: excel('<tr><td>Crew</td></tr><tr><td>Cast</td></tr>'),
    text: 'Crew\r\nCast\r\n',
    files: ['image.png'],
    result: ['Crew', 'Cast'],
  },
  {
    from: 'Excel, merged cells, a line break and a row for widths',
    html: excel(
      `<tr><td colspan=2>Costs</td><td>Note</td></tr><tr><td rowspan=2>Crew</td><td>12</td><td>a<br style='mso-data-placement:same-cell;'>b</td></tr><tr><td>14</td><td></td></tr><![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64></td><td width=64></td><td width=64></td></tr><![endif]>`,
    ),
    text: 'Costs\t\tNote\r\nCrew\t12\t"a\nb"\r\n\t14\t\r\n',
    result: ['| Costs |  | Note |', '| Crew | 12 | a b |', '|  | 14 |  |'],
  },
  {
    from: 'PowerPoint, a list',
    html: office(
      'PowerPoint.Slide',
      `<div v:shape="Content" class=O><div style='mso-line-spacing:"90 10 0";text-indent:-.25in'><span style='mso-special-format:bullet;font-family:Arial'>•</span><span style='font-size:28pt'>One <b>voice</b></span></div><div><span style='mso-special-format:"numbullet2\\,1";font-family:Arial'>1.</span><span>Two</span></div></div>`,
    ),
    text: 'One voice\r\nTwo\r\n',
    files: ['image.png'],
    result: ['• One **voice**', '# Two'],
  },
  {
    from: 'PowerPoint, lines with soft breaks',
    text: 'Mira\vwaits\rNobody comes.',
    result: ['Mira', 'waits', 'Nobody comes.'],
  },
  { from: 'PowerPoint, a shape', files: ['image.png'], result: ['<picture>'] },
  {
    from: 'Google Docs, an empty line, struck and raised text',
    html: docs(
      `${docsLine(`${span('Mira ')}${span('waits', 'line-through')}${span(' 2')}<span style="font-size:0.6em;vertical-align:super;">nd</span>`)}<br />${docsLine(span('Nobody comes.', 'italic'))}`,
    ),
    text: 'Mira waits 2nd\n\nNobody comes.',
    result: ['Mira ~waits~ 2^nd^', '', '_Nobody comes._'],
  },
  {
    from: 'Google Docs, a nested list and a link',
    html: docs(
      `${docsLine(`${span('See ')}<a href="https://example.org/" style="text-decoration:none;">${span('the film', 'bold')}</a>`)}<ul style="margin-top:0;">${docsItem('Crew', 1)}<ul>${docsItem('Grip', 2)}</ul></ul><br class="Apple-interchange-newline">`,
    ),
    text: 'See the film\n* Crew\n   * Grip',
    result: ['See [**the film**](https://example.org/)', '• Crew', '  • Grip'],
  },
  {
    from: 'Google Docs, prose with a table in it',
    html: docs(
      `${docsLine(span('Budget'))}<br />${docsTable(AMOUNT_CELLS)}<br />${docsLine(span('Paid.'))}`,
    ),
    text: 'Budget\n\nName\tAmount\nAnna\t12\n\nPaid.',
    result: ['Budget', ...AMOUNTS, 'Paid.'],
  },
  {
    from: 'Google Docs, a picture',
    html: docs(
      `<span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/a" width="400" height="300" /></span>`,
    ),
    result: [],
    notice: /on another site.*Upload Image/,
  },
  {
    from: 'Google Sheets, a range',
    html: onMac(
      '<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td data-sheets-value="{}">Name</td><td>Amount</td></tr><tr style="height:21px;"><td>Anna</td><td data-sheets-numberformat="{}">12</td></tr></tbody></table>',
    ),
    text: 'Name\tAmount\nAnna\t12',
    result: AMOUNTS,
  },
  {
    from: 'Google Sheets, one cell',
    html: onMac(
      '<google-sheets-html-origin><style type="text/css"><!--br {mso-data-placement:same-cell;}--></style><span style="font-weight:bold;" data-sheets-root="1">Crew</span>',
    ),
    text: 'Crew',
    result: ['**Crew**'],
  },
  {
    from: 'Google Slides, a text',
    html: docs(`${docsLine(span('Act one', 'bold'))}${docsLine(span('Mira waits'))}`),
    text: 'Act one\nMira waits',
    result: ['**Act one**', 'Mira waits'],
  },
  {
    from: 'LibreOffice Writer, paragraphs',
    html: `<!DOCTYPE html>\n<html>\n<head>\n<title></title><style type="text/css">p { line-height: 115%; }</style>\n</head>\n<body lang="en-GB" link="#000080" dir="ltr"><p style="line-height: 100%; margin-bottom: 0cm">\nMira <b>waits</b>\nin the cinema.</p>\n<p style="line-height: 100%"><br/>\n\n</p>\n<ol>\n\t<li><p>Crew</p></li>\n\t<li><p><span style="text-decoration: line-through">Cast</span></p></li>\n</ol>\n</body>\n</html>`,
    text: 'Mira waits in the cinema.\n\n1. Crew\n2. Cast',
    result: ['Mira **waits** in the cinema.', '', '# Crew', '# ~Cast~'],
  },
  {
    from: 'LibreOffice Calc, a range',
    html: `<!DOCTYPE html>\n<html>\n<head><style type="text/css">body,div,table { font-family:"Liberation Sans" }</style></head>\n<body>\n<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup>\n<tr><td height="17" align="left">Name</td><td align="left">Amount</td></tr>\n<tr><td height="17" align="left">Anna</td><td align="right" sdval="12" sdnum="2057;">12</td></tr>\n</table>\n</body>\n</html>`,
    text: 'Name\tAmount\nAnna\t12\n',
    files: ['image.png'],
    result: AMOUNTS,
  },
  {
    from: 'Notion, headings, a task and a quote',
    html: onMac(
      '<!-- notionvc: 5f2a --><h2>Plan</h2><p>Find <strong>money</strong>, <em>soon</em></p><ul><li>Crew<ul><li>Grip</li></ul></li></ul><blockquote>Nobody comes.</blockquote>',
    ),
    text: '## Plan\n\nFind **money**, *soon*\n\n- Crew\n    - Grip\n\n> Nobody comes.',
    result: ['Plan', 'Find **money**, _soon_', '• Crew', '  • Grip', 'Nobody comes.'],
  },
  {
    from: 'Notion, a table',
    html: onMac(
      '<!-- notionvc: 5f2b --><table><thead><tr><th>Name</th><th>Amount</th></tr></thead><tbody><tr><td>Anna</td><td>12</td></tr></tbody></table>',
    ),
    text: '| Name | Amount |\n| --- | --- |\n| Anna | 12 |',
    result: AMOUNTS,
  },
  {
    from: 'Figma, a frame',
    html: onMac(
      '<span data-metadata="<!--(figmeta)eyJmaWxlS2V5(/figmeta)-->"></span><span data-buffer="<!--(figma)ZmlnLWtpd2k(/figma)-->"></span>',
    ),
    result: [],
    notice: /holds nothing that a slide can show.*PNG or SVG/,
  },
  {
    from: 'Figma, a text layer',
    html: onMac(
      '<span data-metadata="<!--(figmeta)eyJmaWxlS2V5(/figmeta)-->"></span><span data-buffer="<!--(figma)ZmlnLWtpd2k(/figma)-->"></span><span style="white-space:pre-wrap;">Mira waits\nNobody comes.</span>',
    ),
    text: 'Mira waits\nNobody comes.',
    result: ['Mira waits', 'Nobody comes.'],
  },
  { from: 'Figma, copied as SVG', text: SVG, result: ['<picture>'] },
  { from: 'Figma, copied as PNG', files: ['image.png'], result: ['<picture>'] },
  {
    from: 'Illustrator, SVG with its declaration',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n${SVG}\n`,
    result: ['<picture>'],
  },
  {
    from: 'Chrome, a page with a picture',
    html: onWindows(
      '<h2 style="color: rgb(32, 33, 34);">Noir</h2><p style="margin: 0.5em;"><b>Film noir</b> is <a href="https://example.org/style">a style</a>.<sup>[1]</sup></p><img src="https://example.org/a.jpg" alt="Still"><dl><dt>Crew</dt><dd>Grip</dd></dl>',
    ),
    text: 'Noir\r\nFilm noir is a style.[1]\r\n\r\nCrew\r\nGrip',
    result: ['Noir', '**Film noir** is [a style](https://example.org/style).^[1]^', 'Crew', 'Grip'],
    notice: /without its pictures/,
  },
  {
    from: 'Chrome, a picture',
    html: onWindows('<img src="https://example.org/still.jpg" alt="Still"/>'),
    files: ['image.png'],
    result: ['<picture>'],
  },
  {
    from: 'Chrome, a message with pictures of letters',
    html: onWindows(
      '<div>Done <img alt="🎬" src="https://example.org/emoji.png"></div><div><br></div><div>Mira</div>',
    ),
    text: 'Done 🎬\r\n\r\nMira',
    result: ['Done 🎬', '', 'Mira'],
  },
  {
    from: 'Chrome, a newsletter laid out with tables',
    html: onWindows(
      `<table role="presentation"><tr><td><h1>Premiere</h1><table><tr><td>Name</td><td>Amount</td></tr><tr><td>Anna</td><td>12</td></tr></table><p>Come.</p></td><td>Aside</td></tr></table>`,
    ),
    text: `Premiere\r\n${AMOUNTS_TEXT}Come.\r\nAside`,
    result: ['Premiere', ...AMOUNTS, 'Come.', 'Aside'],
  },
  {
    from: 'Chrome, a page whose picture is in its HTML',
    html: onWindows('<p>Still</p><img src="data:image/png;base64,iVBORw0KGgo=">'),
    text: 'Still',
    result: ['Still', '<picture>'],
  },
  {
    from: 'Firefox, a picture with its address',
    html: '<img src="https://example.org/still.png">',
    text: 'https://example.org/still.png',
    files: ['image.png'],
    result: ['<picture>'],
  },
  { from: 'Safari, a link', text: 'https://example.org/', result: ['https://example.org/'] },
  {
    from: 'GNOME Terminal, some lines',
    text: '$ ls\nbudget.xlsx\n\n  still.png\n',
    result: ['$ ls', 'budget.xlsx', '', '  still.png'],
  },
  {
    from: 'Windows Terminal, some lines',
    html: onWindows(
      '<DIV STYLE="display:inline-block;white-space:pre;background-color:#0C0C0C;"><SPAN STYLE="color:#CCCCCC;">&gt; dir<BR>  still.png</SPAN></DIV>',
    ),
    text: '> dir\r\n  still.png',
    result: ['> dir', '\u00A0\u00A0still.png'],
  },
  {
    from: 'VS Code, some code',
    html: onMac(
      '<div style="color: #000000;font-family: Menlo;white-space: pre;"><div><span style="color: #0000ff;">if</span><span> (a)</span></div><br><div><span>    b();</span></div></div>',
    ),
    text: 'if (a)\n\n    b();',
    result: ['if (a)', '', '\u00A0\u00A0\u00A0\u00A0b();'],
  },
  {
    from: 'Files of GNOME, a picture',
    text: 'x-special/nautilus-clipboard\ncopy\nfile:///home/mira/My%20still.png\n',
    files: ['My still.png'],
    result: ['<picture>'],
  },
  { from: 'Finder, a picture', text: 'still.png', files: ['still.png'], result: ['<picture>'] },
  { from: 'Explorer, two pictures', files: ['a.png', 'b.png'], result: ['<picture>', '<picture>'] },
  {
    from: 'Explorer, a PDF and a picture',
    files: ['plan.pdf', 'a.png'],
    result: ['<picture>'],
    notice: /“plan\.pdf” can’t be shown on a slide/,
  },
  {
    from: 'Explorer, a file of cells',
    files: ['budget.csv'],
    result: AMOUNTS,
  },
];
