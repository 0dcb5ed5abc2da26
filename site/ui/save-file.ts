/** What became of a download. */
export type DownloadState = 'idle' | 'long' | 'pdf' | 'failed'

/** Downloads a file and gives it to the browser to save. Returns `long` if it has too many rows, `pdf` if the server could not create it, `failed` for all else that went wrong. */
export async function saveFile(href: string, fileName: string): Promise<DownloadState> {
  try {
    const response = await fetch(href, { headers: { accept: '*/*' } })
    if (!response.ok) return response.status === 422 ? 'long' : response.status === 500 ? 'pdf' : 'failed'
    const url = URL.createObjectURL(await response.blob())
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
    link.click()
    URL.revokeObjectURL(url)
    return 'idle'
  } catch {
    return 'failed'
  }
}
