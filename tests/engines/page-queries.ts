import type * as dom from '@testing-library/dom';

declare global {
  interface Window {
    TestingLibraryDom: typeof dom;
    pageQueries: PageQueries;
  }
}

export type Role = Parameters<typeof dom.getByRole>[1];

/** Finds elements by role and accessible name, as a user would. */
interface PageQueries {
  /** A name that ends in '…' is a beginning. Hidden things are not there. */
  find(role: Role, name: string): Element | undefined;
  canRead(text: string): boolean;
  /** Finds an element that can be clicked now: visible and not covered. @throws when there is no such thing */
  findClickable(role: Role, name: string): Element;
  findField(label: string): Element;
}

/** Runs inside the page, after the library, and is sent there as text: it may use nothing of this file. */
export function installPageQueries(): void {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = window.TestingLibraryDom;
  const find: PageQueries['find'] = (role, name) => {
    const beginning = name.endsWith('…') ? name.slice(0, -1) : undefined;
    const isCalled = (its: string) =>
      beginning === undefined ? its === name : its.startsWith(beginning);
    return queryAllByRole(document.body, role, { name: isCalled })[0];
  };
  const inReach = (what: string, found: Element | undefined): Element => {
    if (!found) throw new Error(`There is no ${what}.`);
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = found.getBoundingClientRect();
    const first = document.elementFromPoint(left + width / 2, top + height / 2);
    if (first && (found.contains(first) || first.contains(found))) return found;
    throw new Error(`Something is before ${what}: ${first?.outerHTML.slice(0, 80)}`);
  };
  window.pageQueries = {
    find,
    canRead: (text) =>
      queryAllByText(document.body, text, { exact: false }).some((each) => each.checkVisibility()),
    findClickable: (role, name) => inReach(`${role} "${name}"`, find(role, name)),
    findField: (label) => inReach(`field "${label}"`, queryAllByLabelText(document.body, label)[0]),
  };
}
