import { MuiScope } from '@site/ui/mui';
import { allExamples } from './all-examples';
import type { ComponentExamples } from './component-examples';
import { writeJsx } from './write-jsx';

/** Page with all components: rule of use, states and code. */
export function Catalogue() {
  return (
    <MuiScope>
      <main className="ui-container">
        <h1>Design system</h1>
        <nav aria-label="Components">
          {allExamples.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        {allExamples.map(({ id, title, components, use, states }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <p>{use}</p>
            <p className="catalogue-names">{components.join(', ')}</p>
            <States states={states} hasCode />
          </section>
        ))}
      </main>
    </MuiScope>
  );
}

/** Page with the states of one section only, for comparison with its pictures. */
export function CatalogueSection({ id }: { id: string }) {
  const section = allExamples.find((examples) => examples.id === id);
  return (
    <MuiScope>
      <main className="ui-container">
        <h1 className="catalogue-names">{section?.title}</h1>
        <States states={section?.states ?? {}} />
      </main>
    </MuiScope>
  );
}

function States({
  states,
  hasCode = false,
}: Pick<ComponentExamples, 'states'> & { hasCode?: boolean }) {
  return (
    <div className="catalogue-states">
      {Object.entries(states).map(([name, state]) => (
        <div key={name}>
          <h3>{name}</h3>
          <div className="catalogue-state">{state}</div>
          {hasCode && (
            <details>
              <summary>Code</summary>
              <pre>{writeJsx(state)}</pre>
            </details>
          )}
        </div>
      ))}
    </div>
  );
}
