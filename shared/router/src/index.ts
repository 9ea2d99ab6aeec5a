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
  useParams,
  useSearchParams,
} from 'react-router-dom';
