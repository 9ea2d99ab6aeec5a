import { ButtonLink, ErrorSummary, TextField } from '@site/ui';
import type { ReactNode } from 'react';
import type { ComponentExamples } from './component-examples';

const TYPE_STEPS: readonly (readonly [token: string, use: string])[] = [
  ['h1', 'Title of a content page, or the promise below its name'],
  ['h2', 'Title of a form, a legal text or a section'],
  ['lead', 'Sentence below a title'],
  ['h3', 'Title inside a section, or of a list'],
  ['body', 'Text'],
  ['small', 'Hints, labels, navigation'],
  ['tiny', 'Dates and captions; text of the editor'],
  ['micro', 'Labels in the editor'],
];

const SPACES: readonly (readonly [token: string, use: string])[] = [
  ['s1', 'A label and its control'],
  ['s4', 'Cards beside each other'],
  ['s5', 'Fields of a form; a title and its list'],
  ['s8', 'A title and what it names'],
  ['s12', 'Lists of the dashboard'],
  ['page-top', 'The header and the title, on every page'],
  ['section', 'Sections and scenes, on every page'],
];

/** Rules that pages follow together; tests/quality measures them on every page. */
export const ruleExamples: ComponentExamples = {
  id: 'rules',
  title: 'Rules',
  components: [],
  use: 'Each level has one step on all pages. A page has no size, space or color of its own.',
  states: {
    'Steps of type': (
      <Rows
        rows={TYPE_STEPS}
        show={(token) => (
          <span style={{ font: `600 var(--t-${token}) / 1.2 var(--font-sans)` }}>Aa</span>
        )}
      />
    ),
    'Spaces between parts': (
      <Rows
        rows={SPACES}
        show={(token) => (
          <span
            style={{ display: 'block', height: `var(--${token})`, background: 'var(--tungsten)' }}
          />
        )}
      />
    ),
    'A form with errors: a summary with links, and a sentence at each field': (
      <>
        <ErrorSummary
          errors={[{ fieldId: 'rule-name', label: 'Name', message: 'This field is required' }]}
          attempt={0}
        />
        <TextField id="rule-name" label="Name" error="This field is required" />
      </>
    ),
    'An empty list: what will be here, below the one button that starts it': (
      <>
        <ButtonLink to="/editor?start" variant="primary">
          Start a deck
        </ButtonLink>
        <h3>No deck in this browser yet</h3>
        <p>Decks that you start appear here.</p>
      </>
    ),
  },
};

function Rows({
  rows,
  show,
}: {
  rows: readonly (readonly [token: string, use: string])[];
  show: (token: string) => ReactNode;
}) {
  return (
    <table>
      <tbody>
        {rows.map(([token, use]) => (
          <tr key={token}>
            <td>{show(token)}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
