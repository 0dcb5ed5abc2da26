import { minuteMs } from '@wasl/shared/utils/durations.ts'
import { useEffect, useState } from 'react'

/**
 * An object URL of this content; undefined until there is content. Every caller has its own, so that one that is unmounted does not take the
 * image of another. It stays valid for a minute longer: an image can still load while its component is removed.
 */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!content) return
    const created = URL.createObjectURL(content)
    setUrl(created)
    return () => void setTimeout(() => URL.revokeObjectURL(created), minuteMs)
  }, [content])
  return content && url
}
