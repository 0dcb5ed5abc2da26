/** A count of what is unread, on an icon or beside a label that says it in words, as the Arabic dual: so the number is no text of the page. */
export const CountBadge = ({ count, className = '' }: { count: number; className?: string }) => (
  <span
    aria-hidden="true"
    data-count={count > 99 ? '99+' : count}
    className={`grid h-4.5 min-w-4.5 place-items-center rounded-full bg-bad px-1 text-[0.7rem] font-semibold text-surface before:content-[attr(data-count)] ${className}`}
  />
)
