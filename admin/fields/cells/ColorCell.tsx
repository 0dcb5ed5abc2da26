import { Code } from './text.tsx'

export const ColorCell = ({ value }: { value: string }) => (
  <span className="color">
    <span className="swatch" style={{ background: value }} />
    <Code text={value} />
  </span>
)
