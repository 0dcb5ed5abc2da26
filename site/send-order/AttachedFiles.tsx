import type { FileView } from '@wasl/shared/contract/common.ts'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FileName } from '../ui/FileName.tsx'

/** Files attached earlier: unticked ones are removed on save. Those of a draft have no address yet. */
export function AttachedFiles({ name, files }: { name: string; files: readonly FileView[] }) {
  if (files.length === 0) return null
  return (
    <ul className="flex flex-col gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Checkbox
            name={name}
            value={file.id}
            defaultChecked
            label={
              file.url ? (
                <a href={file.url} target="_blank" rel="noreferrer" className="text-brand underline underline-offset-4">
                  <FileName>{file.name}</FileName>
                </a>
              ) : (
                <FileName>{file.name}</FileName>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
