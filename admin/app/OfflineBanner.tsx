/** The mark with its links apart and the point that joins them fallen: what was looked for is not here. */
export const LostMark = () => (
  <svg viewBox="0 0 48 48" width={96} height={96} aria-hidden="true" className="brand-mark">
    <rect width="48" height="48" rx="13" className="brand-mark-ground" />
    <path d="M9 26a8 8 0 0 1 8-8h2.5M39 18a8 8 0 0 1-8 8h-2.5" className="brand-mark-links" />
    <circle cx="24" cy="34.5" r="3.2" className="brand-mark-point" />
  </svg>
)
