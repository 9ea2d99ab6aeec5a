/**
 * The routing names that apps may use. A facade, because a whole router shared at run time cannot be
 * tree-shaken: these names cost a quarter of it.
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
