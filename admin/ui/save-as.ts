import { minuteMs } from '@wasl/shared/utils/durations.ts'

/** Downloads a file in the browser under this name. */
export function saveAs(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Some browsers start to read the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs)
}
