import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { FileLink } from '../FileLink.tsx'
import { ImagesDisplay } from './ImageDisplay.tsx'

/** The names of the files, each a link; beside the row the files themselves. */
export function FilesDisplay({ field, value }: { field: FieldOf<'files'>; value: readonly string[] }) {
  if (field.sidePreview) return <ImagesDisplay field={field} value={value} />
  return (
    <ul className="file-list">
      {value.map((id) => (
        <li key={id}>
          <FileLink value={id} isNamed />
        </li>
      ))}
    </ul>
  )
}
