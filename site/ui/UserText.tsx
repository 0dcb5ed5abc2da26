/**
 * Text that a user wrote, in either language. Up to two lines keep the alignment of the page, so that an answer is below its question;
 * longer text has its own direction.
 */
export function UserText({ children }: { children: string }) {
  const isLong = children.length > 160 || children.split('\n').length > 2
  return isLong ? (
    <span dir="auto" className="block whitespace-pre-line text-start">
      {children}
    </span>
  ) : (
    <bdi className="whitespace-pre-line">{children}</bdi>
  )
}
