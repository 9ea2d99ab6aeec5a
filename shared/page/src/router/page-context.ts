import {
  type ComponentType,
  createContext,
  createElement,
  type ReactElement,
  use,
  useLayoutEffect,
} from 'react';

/** Page of the address, as the shell provides it to the page's code. */
export type PageContextValue = {
  /** Values of the parameters in the page's path; `*` is the rest of the path. */
  params: Readonly<Record<string, string>>;
  /** Replaces the title of the page's route; undefined restores it. */
  setTitle: (title: string | undefined) => void;
  /** Content in place of a page that refuses its values. */
  NotFound: ComponentType;
};

/** Provided by the shell, and in tests by `renderPage`. */
export const PageContext = createContext<PageContextValue>({
  params: {},
  setTitle: () => undefined,
  NotFound: () => null,
});

/** Parameters of a path: '/academy/:course' → { course: string }, '/editor/:deck?' → { deck?: string }. */
export type ParamsOf<Path extends string> = string extends Path
  ? Readonly<Partial<Record<string, string>>>
  : Path extends `${infer First}/${infer Rest}`
    ? ParamOf<First> & ParamsOf<Rest>
    : ParamOf<Path>;

type ParamOf<Segment extends string> = Segment extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string }
  : Segment extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : Segment extends '*'
      ? { readonly '*': string }
      : unknown;

/**
 * Returns the values of the parameters in the page's path, as they are written in the address.
 * @example const { course } = useParams<'/academy/:course'>();
 */
export function useParams<Path extends string = string>(): ParamsOf<Path> {
  return use(PageContext).params as ParamsOf<Path>;
}

/**
 * Sets the title of the page from its data: in the browser's tab, for screen readers, and in the static documents of known
 * values. Undefined, while the data load, leaves the title of the route.
 * @example usePageTitle(course?.title);
 */
export function usePageTitle(title: string | undefined): void {
  const { setTitle } = use(PageContext);
  // A static document has no effects.
  if (typeof window === 'undefined') setTitle(title);
  useLayoutEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}

/**
 * Shows the site's not-found page in place of a page whose values name nothing, and keeps the address out of search
 * engines. Its status stays 200 on a static host: list all values in `prerender` with `dynamicParams: false` for 404.
 * @example if (!course) return <NotFound />;
 */
export function NotFound(): ReactElement {
  return createElement(use(PageContext).NotFound);
}
