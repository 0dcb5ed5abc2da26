/** A loading placeholder. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`skeleton block ${className}`} />
)
