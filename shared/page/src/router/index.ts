/**
 * Routing API of the apps, a subset of react-router-dom. A library that is shared at run time cannot be tree-shaken; this
 * subset has a quarter of its size.
 * @example <Link to="/faq">Questions</Link>
 */
export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
export {
  NotFound,
  PageContext,
  usePageTitle,
  useParams,
  type PageContextValue,
  type ParamsOf,
} from './page-context';
