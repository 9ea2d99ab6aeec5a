/** Content of the layout that all emails share. */
interface MailPage {
  /** HTML title; some email clients show it. */
  title: string;
  /** Preview text beside the subject in the inbox. */
  preview: string;
  heading: string;
  /** HTML, composed with the functions below. */
  body: string;
  footer: string;
}

const SANS_FONT = 'Archivo, Arial, sans-serif';

/** Renders an email. Styles are inline, because email clients support neither style sheets nor CSS variables. */
export function renderMail({ title, preview, heading, body, footer }: MailPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <title>${title}</title>
    <style>
      @media (prefers-color-scheme: dark) {
        .page { background: #0b0a09 !important; }
        .card { background: #141210 !important; border-color: #332e28 !important; }
        .text { color: #f3ede3 !important; }
        .quiet { color: #b8ad9e !important; }
        .link { color: #8fc1f2 !important; }
        .rule { border-color: #332e28 !important; }
      }
    </style>
  </head>
  <body class="page" style="margin: 0; padding: 0; background: #faf7f1">
    <div style="display: none; max-height: 0; overflow: hidden">${preview}</div>
    <table class="page" ${WIDE_TABLE_ATTRIBUTES} style="background: #faf7f1">
      <tr>
        <td align="center" style="padding: 32px 16px">
          <table ${WIDE_TABLE_ATTRIBUTES} style="max-width: 560px">
            <tr>
              <td class="text" style="padding: 0 4px 16px; color: #1b1712; font: 800 20px Archivo, 'Arial Black', Arial, sans-serif; letter-spacing: 0.04em;">
                ISAM
              </td>
            </tr>
            <tr>
              <td class="card" style="padding: 32px; background: #ffffff; border: 1px solid #dcd4c6; border-radius: 10px;">
                <h1 class="text" style="margin: 0 0 16px; color: #1b1712; font: 700 26px/1.2 ${SANS_FONT};">
                  ${heading}
                </h1>
                ${body}
              </td>
            </tr>
            <tr>
              <td class="quiet" style="padding: 16px 4px 0; color: #5f564a; font: 13px/1.5 ${SANS_FONT};">
                ${footer}
              </td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

const TABLE_ATTRIBUTES = 'role="presentation" cellpadding="0" cellspacing="0"';
const WIDE_TABLE_ATTRIBUTES = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

export function renderParagraph(text: string): string {
  return `<p class="text" style="margin: 0 0 16px; color: #1b1712; font: 16px/1.6 ${SANS_FONT};">
    ${text}
  </p>`;
}

export function renderNote(text: string): string {
  return `<p class="quiet" style="margin: 0 0 16px; color: #5f564a; font: 14px/1.6 ${SANS_FONT};">
    ${text}
  </p>`;
}

export function renderButton(label: string, url: string): string {
  return `<table ${TABLE_ATTRIBUTES} style="margin: 8px 0 24px">
    <tr>
      <td style="background: #f0a63a; border-radius: 6px">
        <a href="${url}" style="display: inline-block; padding: 14px 24px; color: #1a1206; font: 700 16px/1.2 ${SANS_FONT}; text-decoration: none;">${label}</a>
      </td>
    </tr>
  </table>`;
}

export function renderLink(url: string, label = url): string {
  return `<a class="link" href="${url}" style="color: #1d5a99">${label}</a>`;
}

export function renderWrappedLink(url: string): string {
  return `<a class="link" href="${url}" style="color: #1d5a99; word-break: break-all">${url}</a>`;
}

export const DIVIDER_HTML =
  '<hr class="rule" style="margin: 24px 0 16px; border: 0; border-top: 1px solid #dcd4c6" />';

/** Renders a table with a name and a value per row. */
export function renderTable(rows: readonly (readonly [name: string, value: string])[]): string {
  return `<table ${WIDE_TABLE_ATTRIBUTES}>${rows.map(renderRow).join('')}</table>`;
}

function renderRow([name, value]: readonly [string, string]): string {
  return `<tr>
    <th class="quiet" scope="row" align="left" valign="top" style="padding: 8px 16px 8px 0; color: #5f564a; font: 14px/1.5 ${SANS_FONT}; white-space: nowrap;">
      ${name}
    </th>
    <td class="text" valign="top" style="padding: 8px 0; color: #1b1712; font: 16px/1.5 ${SANS_FONT}; overflow-wrap: anywhere;">
      ${value}
    </td>
  </tr>`;
}

/** Preserves the line breaks of a text. */
export function renderMultilineText(text: string): string {
  return `<span style="white-space: pre-line">${text}</span>`;
}
