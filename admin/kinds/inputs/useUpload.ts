import { App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../../parts/reason.ts'
import { upload } from '../../session/acts.ts'

const megabyte = 1_048_576
/** Source: specification, section 9. */
const usualMegabytes = 10

/** Uploads files one after the other: the percent of the one under way, and the ids of those that arrived. */
export function useUpload(kind: 'image' | 'file', maxMegabytes = usualMegabytes) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [percent, setPercent] = useState<number | null>(null)

  const send = async (files: readonly File[]): Promise<string[]> => {
    const ids: string[] = []
    for (const file of files) {
      const id = await sendOne(file)
      if (id) ids.push(id)
    }
    setPercent(null)
    return ids
  }

  const sendOne = async (file: File): Promise<string | null> => {
    if (file.size > maxMegabytes * megabyte) {
      notification.error({ message: t('upload.tooLarge', { megabytes: maxMegabytes }), description: file.name })
      return null
    }
    setPercent(0)
    try {
      return (await upload(file, kind, setPercent)).id
    } catch (error) {
      notification.error({ message: t('upload.failed'), description: reasonOf(error, t) })
      return null
    }
  }

  return { percent, send, maxMegabytes }
}
