import { useShellStrings } from '../languages/shell-strings';

export function PageLoading() {
  return (
    <div className="page-loading" role="status">
      {useShellStrings().loading}
    </div>
  );
}
