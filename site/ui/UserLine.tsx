/** A line of its own with text that a user wrote: it starts where the page does, whatever its language. */
export const UserLine = ({ className = '', children }: { className?: string; children: string }) => (
  <span className={`block ${className}`}>
    <bdi>{children}</bdi>
  </span>
)
