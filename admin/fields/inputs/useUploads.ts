import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { Form } from 'antd'
import { useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useClientSettings } from '../../api/client-settings.ts'
import { errorMessage } from '../../api/error-message.ts'
import { upload } from '../../api/resource-calls.ts'
import type { Path } from '../kinds.ts'
import { FormUploadsContext } from './form-uploads.ts'
import { pathKey, type UploadTarget } from './uploads.ts'

const megabyte = 1_048_576

type UploadsOptions = {
  kind: 'image' | 'file'
  path: Path
  maxMegabytes: number | undefined
  onUploaded: (id: string, key: number) => void
}

/** Uploads files for the field at a path, in parallel, each with its progress. */
export function useUploads({ kind, path, maxMegabytes: fieldLimit, onUploaded }: UploadsOptions) {
  const { t } = useTranslation()
  const { upload_megabytes } = useClientSettings()
  const maxMegabytes = Math.min(fieldLimit ?? upload_megabytes, upload_megabytes)
  const form = Form.useFormInstance()
  const uploads = useContext(FormUploadsContext)
  const files = useSyncExternalStore(uploads.subscribe, uploads.all)
  const pathId = pathKey(path)

  const receiver = useEffectEvent(
    (): UploadTarget => ({
      send: async (file, way) => (await upload(file, kind, way)).id,
      rejectionOf: ({ size }) => (size > maxMegabytes * megabyte ? t('upload.tooLarge', { megabytes: maxMegabytes }) : null),
      reasonOf: (error) => errorMessage(error, t),
      // Errors of the file itself stay; those of the connection and the server pass.
      canRetry: (error) => !(error instanceof ApiError) || ![400, 413, 415, 422].includes(error.statusCode),
      onUploaded: onUploaded,
    }),
  )
  // An upload may finish after its field was moved or remounted: register the current one.
  useEffect(() => uploads.addTarget(pathId, () => receiver()), [uploads, pathId])

  return {
    pending: files.filter((file) => pathKey(file.path) === pathId),
    send: (chosen: readonly File[]) => uploads.send(path, chosen),
    retry: uploads.retry,
    cancel: (key: number) => {
      uploads.cancel(key)
      // The canceled file's error must go too.
      if (form.getFieldError(path).length > 0) form.validateFields([path]).catch(() => undefined)
    },
    maxMegabytes,
  }
}
