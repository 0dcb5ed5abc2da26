import { Code } from './text.tsx'

/** A colour, shown and named by its code. */
export const ColorCell = ({ value }: { value: string }) => (
  <span className="color">
    <span className="swatch" style={{ background: value }} />
    <Code text={value} />
  </span>
)
