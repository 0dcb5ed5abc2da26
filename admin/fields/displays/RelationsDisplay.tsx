import { RelationTag } from '../cells/RelationCell.tsx'

export const RelationsDisplay = ({ field, value }: { field: { to: string }; value: readonly string[] }) => (
  <span className="tags">
    {value.map((id) => (
      <RelationTag key={id} to={field.to} id={id} />
    ))}
  </span>
)
