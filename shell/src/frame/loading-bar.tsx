/** A line at the top of the window; CSS lets it appear only when loading takes noticeably long. */
export function LoadingBar({ isActive }: { isActive: boolean }) {
  if (!isActive) return null;
  return (
    <div className="loading-bar" role="progressbar" aria-label="Loading the page">
      <span />
    </div>
  );
}
