/** A count of what is unread, on an icon or beside a label that says it in words. */
export const CountBadge = ({ count, className = '' }: { count: number; className?: string }) => (
  <span
    aria-hidden="true"
    className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-bad px-1 text-[0.7rem] font-semibold text-surface ${className}`}
  >
    {count > 99 ? '99+' : count}
  </span>
)
