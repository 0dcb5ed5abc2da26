import { FileLink } from '../FileLink.tsx'

/** The first file and how many more there are. */
export function FilesCell({ value: [first, ...rest] }: { value: readonly string[] }) {
  return (
    <span className="thumbnails">
      {first && <FileLink value={first} />}
      {rest.length > 0 && <bdi dir="ltr">+{rest.length}</bdi>}
    </span>
  )
}
