import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '../kinds.ts'
import { FormUploads } from './form-uploads.ts'
import { Labelled } from './Labelled.tsx'

/** A form item whose files are sent as soon as they are chosen: with one that failed it does not hold, so that none is left behind unseen. */
export function SentItem({ field, name, path, children }: { field: AnyField; name: Path; path: Path; children: ReactNode }) {
  const { t } = useTranslation()
  const uploads = useContext(FormUploads)
  const before = {
    validator: async () => {
      if (uploads.hasFailed(path)) throw new Error(t('upload.notSent'))
    },
  }
  return (
    <Labelled field={field} name={name} before={before} validateTrigger="onChange">
      {children}
    </Labelled>
  )
}
