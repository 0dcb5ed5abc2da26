import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Path } from '../kinds.ts'
import { FormField } from './FormField.tsx'
import { FormUploadsContext } from './form-uploads.ts'

/** A form field that uploads files as soon as they are selected. It is invalid while an upload has failed, so that none is lost unnoticed. */
export function UploadField({ field, name, path, children }: { field: AnyField; name: Path; path: Path; children: ReactNode }) {
  const { t } = useTranslation()
  const uploads = useContext(FormUploadsContext)
  const noFailedUpload = {
    validator: async () => {
      if (uploads.hasFailed(path)) throw new Error(t('upload.retryOrRemove'))
    },
  }
  return (
    <FormField field={field} name={name} firstRule={noFailedUpload} validateTrigger="onChange">
      {children}
    </FormField>
  )
}
