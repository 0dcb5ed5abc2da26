import { Form } from 'antd'
import { useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useHouse } from '../../app/client-settings.ts'
import { pathKey, type Receiver } from '../../resources/form/uploads.ts'
import { upload } from '../../resources/run-action.ts'
import { reasonOf } from '../../ui/reason.ts'
import type { Path } from '../kinds.ts'
import { FormUploads } from './form-uploads.ts'

const megabyte = 1_048_576

type Given = {
  kind: 'image' | 'file'
  path: Path
  maxMegabytes: number | undefined
  /** Hears of each file as it arrives. */
  onArrived: (id: string, key: number) => void
}

/** Uploads files to the field at a path, side by side, each with its progress. */
export function useUploads({ kind, path, maxMegabytes: most, onArrived }: Given) {
  const { t } = useTranslation()
  const { upload_megabytes } = useHouse()
  const maxMegabytes = Math.min(most ?? upload_megabytes, upload_megabytes)
  const form = Form.useFormInstance()
  const uploads = useContext(FormUploads)
  const files = useSyncExternalStore(uploads.subscribe, uploads.all)
  const place = pathKey(path)

  const receiver = useEffectEvent(
    (): Receiver => ({
      send: async (file, way) => (await upload(file, kind, way)).id,
      refusalOf: ({ size }) => (size > maxMegabytes * megabyte ? t('upload.tooLarge', { megabytes: maxMegabytes }) : null),
      reasonOf: (error) => reasonOf(error, t),
      arrived: onArrived,
    }),
  )
  // Files arrive from outside of React, at whatever input stands at their place then.
  useEffect(() => uploads.receive(place, () => receiver()), [uploads, place])

  return {
    sending: files.filter((one) => pathKey(one.path) === place),
    send: (chosen: readonly File[]) => uploads.send(path, chosen),
    retry: uploads.retry,
    cancel: (key: number) => {
      uploads.cancel(key)
      // What was said of the file goes with it.
      if (form.getFieldError(path).length > 0) form.validateFields([path]).catch(() => undefined)
    },
    maxMegabytes,
  }
}
